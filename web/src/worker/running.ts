/** What a client that runs tells the service worker. */
export interface Running {
  entry: string; // the script that the page begins with, which names the build
  parts: string[]; // every part that was loaded, by its path
}
