/** What this browser has kept as JSON; null: nothing, or somebody else wrote there. */
export function parseStored(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
