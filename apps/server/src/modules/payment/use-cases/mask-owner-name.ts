const legalForms = new Set(
  [
    'ОсОО',
    'ОАО',
    'ЗАО',
    'ААК',
    'ЖЧК',
    'ЖАК',
    'ИП',
    'ЖИ',
    'ЧП',
    'ГП',
    'МП',
    'ОФ',
    'LLC',
    'OJSC',
    'CJSC',
  ].map(form => form.toLowerCase()),
)

/**
 * The name behind an account as another client may see it: enough to recognise whom one knows, too little
 * to learn whom one does not. The legal form and the last word stay, of the others the first letter; a name
 * of one word keeps its first letter only. «Азия Трейд» becomes «А… Трейд».
 */
export function maskOwnerName(name: string): string {
  const words = name.split(/\s+/).filter(word => word !== '')
  const ownWords = words.filter(word => !isLegalForm(word))
  const shown = ownWords.length > 1 ? ownWords.at(-1) : undefined
  return words.map(word => (isLegalForm(word) || word === shown ? word : maskWord(word))).join(' ')
}

function isLegalForm(word: string): boolean {
  return legalForms.has(word.toLowerCase())
}

/** Quotation marks around a word stay where they are. */
function maskWord(word: string): string {
  const match = /^([^\p{L}\p{N}]*)([\p{L}\p{N}])(.*?)([^\p{L}\p{N}]*)$/u.exec(word)
  if (!match) return '…'
  const [, before = '', first = '', , after = ''] = match
  return `${before}${first}…${after}`
}
