/** The environment of a line in a browser. */
import type { Socket, Environment } from './line';

export function browserEnvironment(): Environment {
  return {
    open(): Socket {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      const socket = new WebSocket(`${scheme}://${location.host}/ws`);
      return {
        listen(listener) {
          socket.onopen = listener.opened;
          socket.onmessage = (event) => {
            listener.said(String(event.data));
          };
          socket.onclose = listener.closed;
        },
        send(text) {
          socket.send(text);
        },
        close() {
          socket.close();
        },
      };
    },
    later(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
    random: () => Math.random(),
  };
}

/** 32 random bytes as hexadecimal digits: what one person adds to the draws of a table. */
export function randomBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
