import type { CounterpartyInnError, InnError } from './inn.ts'

/** Numbers are invented; the rule of the last digit is not published, so it is not followed. */
interface InnCase {
  readonly name: string
  readonly text: string
  readonly asPerson: 'valid' | InnError
  readonly asCounterparty: 'valid' | CounterpartyInnError
}

/** Judged on 30 November 2026. */
export const innCases: readonly InnCase[] = [
  both('a man born on 01.01.1990', '20101199000011', 'valid'),
  both('a woman', '10101199000012', 'valid'),
  both('born on 29 February of a leap year', '22902200000013', 'valid'),
  both('29 February 1900, not a leap year', '12902190000014', 'INN_DATE'),
  both('29 February 2023', '22902202300015', 'INN_DATE'),
  both('31 April', '23104199000016', 'INN_DATE'),
  both('day 00', '20001199000017', 'INN_DATE'),
  both('month 13', '20113199000018', 'INN_DATE'),
  both('born in 1991: the ninth digit is 1', '21505199100019', 'valid'),
  both('born in 1985: the ninth digit is 5', '11203198500010', 'valid'),
  both('the mark of an organisation', '20101200510011', 'INN_NINTH_POSITION'),
  both('the other mark of an organisation', '20101200050012', 'INN_NINTH_POSITION'),
  one('an organisation', '01902202610011', 'INN_FIRST_DIGIT', 'valid'),
  one('a branch of an organisation', '40101200010001', 'INN_FIRST_DIGIT', 'valid'),
  both('first digit 3', '30101199000011', 'INN_FIRST_DIGIT'),
  both('first digit 9', '90101199910001', 'INN_FIRST_DIGIT'),
  both('thirteen digits', '2010119900001', 'INN_LENGTH'),
  both('fifteen digits', '201011990000111', 'INN_LENGTH'),
  both('a letter', '2010119900001a', 'INN_CHARACTERS'),
  both('a space behind', '20101199000011 ', 'valid'),
  both('zeros', '00000000000000', 'INN_FIRST_DIGIT'),
  one('born in 2099', '20101209900011', 'INN_DATE', 'valid'),
  one('born tomorrow', '20112202600011', 'INN_DATE', 'valid'),
  both('born today', '23011202600011', 'valid'),
  one('born in 1800, before anybody in the registry', '20101180000011', 'INN_DATE', 'valid'),
  both('Arabic-Indic digits', '٢٠١٠١١٩٩٠٠٠٠١١', 'INN_CHARACTERS'),
  both('spaces inside, from an identity card', '2 0101 1990 00011', 'valid'),
  both('no-break and zero-width spaces', '\uFEFF2\u00A00101\u202F1990\u200B00011', 'valid'),
  both('nothing', '', 'INN_REQUIRED'),
  both('only blanks', ' \u00A0', 'INN_REQUIRED'),
]

function one(
  name: string,
  text: string,
  asPerson: InnCase['asPerson'],
  asCounterparty: InnCase['asCounterparty'],
): InnCase {
  return { name, text, asPerson, asCounterparty }
}

function both(name: string, text: string, verdict: InnCase['asPerson']): InnCase {
  return one(name, text, verdict, asReported(verdict))
}

/** The same fault of a number that need not be a person's has words of its own. */
function asReported(verdict: InnCase['asPerson']): InnCase['asCounterparty'] {
  if (verdict === 'INN_FIRST_DIGIT') return 'COUNTERPARTY_INN_FIRST_DIGIT'
  return verdict === 'INN_NINTH_POSITION' ? 'COUNTERPARTY_INN_TENTH_DIGIT' : verdict
}
