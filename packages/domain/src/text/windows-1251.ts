/** One byte stands for nothing. */
const unused = 0x98
const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte).filter(byte => byte !== unused)
const repertoire = new Set(new TextDecoder('windows-1251').decode(bytes))

/** The letters of a text that windows-1251 lacks, each once; the Kyrgyz «ң», «ө» and «ү» are among them. */
export const lettersOutsideWindows1251 = (text: string): readonly string[] => [
  ...new Set([...text].filter(letter => !repertoire.has(letter))),
]
