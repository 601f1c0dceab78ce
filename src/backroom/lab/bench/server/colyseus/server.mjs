// The peer: a trivial card game in Colyseus. Whoever's turn it is plays a card, the play is durable (a commit
// with an fsync), and each of the four seats gets its own view of the table.
import { DatabaseSync } from "node:sqlite";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

const SEATS = 4;
const HAND = 10;
const db = new DatabaseSync(process.env.DATABASE);
db.exec("PRAGMA journal_mode = WAL");
db.exec("PRAGMA synchronous = FULL");
db.exec("CREATE TABLE plays (room TEXT, number INTEGER, body TEXT, PRIMARY KEY (room, number)) WITHOUT ROWID");
const insert = db.prepare("INSERT INTO plays VALUES (?, ?, ?)");

class Table extends Room {
  maxMessagesPerSecond = Infinity;

  onCreate() {
    this.maxClients = SEATS;
    this.patchRate = null;
    this.number = 0;
    this.hands = Array.from({ length: SEATS }, (_, seat) => Array.from({ length: HAND }, (_, i) => (seat * 13 + i) % 52));
    this.pile = [0, 1, 2, 3, 4, 5, 6, 7];
    this.scores = [0, 0, 0, 0];
    this.seated = [null, null, null, null];
    this.onMessage("play", (client, play) => this.play(client, play));
  }

  onJoin(client, { seat }) {
    client.userData = { seat };
    this.seated[seat] = client;
  }

  onLeave(client) {
    this.seated[client.userData.seat] = null;
  }

  play(client, { number, slot }) {
    const { seat } = client.userData;
    if (number !== this.number || seat !== number % SEATS || !(slot >= 0 && slot < HAND)) {
      client.send("refused", "not now");
      return;
    }
    const card = this.hands[seat][slot];
    this.number += 1;
    this.hands[seat][slot] = (this.number * 7 + seat * 13) % 52;
    this.pile = [...this.pile.slice(1), card];
    this.scores[seat] = (this.scores[seat] + card) % 1000;
    insert.run(this.roomId, this.number, JSON.stringify([seat, slot, card]));
    this.seated.forEach((listener, you) => listener?.send("update", this.view(you, seat, card)));
  }

  view(you, by, card) {
    const players = this.hands.map((hand, seat) => ({
      name: `Player ${seat}`,
      seat,
      connected: this.seated[seat] !== null,
      cards: hand.length,
    }));
    const { number, pile, scores } = this;
    return { number, turn: number % SEATS, by, card, you, hand: this.hands[you], pile, scores, players };
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("table", Table);
await server.listen(Number(process.env.PORT), "127.0.0.1");
console.log("ready");
