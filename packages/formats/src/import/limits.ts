/**
 * What a file may have. Everything is checked before or while it is read, so that a hostile file costs no more than an
 * honest one of the largest size.
 */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  unpackedBytes: 24 * 1024 * 1024,
  /** Spreadsheets pack about twenty times; archives made to exhaust memory pack a thousand times. */
  packingRatio: 120,
  archiveEntries: 500,
  rows: 20_000,
  columns: 100,
  sheets: 20,
  sharedTexts: 300_000,
  cellCharacters: 4_000,
} as const
