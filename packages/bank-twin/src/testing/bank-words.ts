import { join } from 'node:path'
import { readBankWords } from '../reference/bank-words.ts'

/** What the bank says, as the product ships it. */
export const bankWords = readBankWords(join(import.meta.dirname, '../../../../reference-data'))
