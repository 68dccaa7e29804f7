import type { CurrencyCode } from './currency.ts'
import type { TypedAmountError } from './typed-amount.ts'

/** Faults of other systems' amount fields, and what a correct one does. Empty source: our own rule. */
interface AmountCase {
  readonly name: string
  readonly text: string
  readonly currency: CurrencyCode
  readonly source: string
}

export const acceptedAmounts: readonly (AmountCase & {
  readonly wire: string
  readonly screen: string
})[] = [
  accepted('a plain space groups', '1 234,56', '1234.56', '1 234,56', 'uNmAnNeR/imaskjs#888'),
  accepted(
    'a narrow no-break space groups',
    '1\u202F234,56',
    '1234.56',
    '1 234,56',
    'actualbudget/actual PR#5797',
  ),
  accepted('a no-break space groups', '1\u00A0234\u00A0567,89', '1234567.89', '1 234 567,89'),
  accepted('dots group before a comma', '100.000,25', '100000.25', '100 000,25', 'imaskjs#1104'),
  accepted('dots group millions', '1.234.567,89', '1234567.89', '1 234 567,89'),
  accepted('commas group before a dot', '1,234,567.89', '1234567.89', '1 234 567,89'),
  accepted('two commas can only group', '1,234,567', '1234567.00', '1 234 567,00'),
  accepted('apostrophes group', '1’234’567.8', '1234567.80', '1 234 567,80'),
  accepted(
    'a register cell in German form',
    '12.345,67',
    '12345.67',
    '12 345,67',
    'SheetJS reads CSV "1000,50" as 100050',
  ),
  accepted(
    'two digits behind a comma are cents',
    '11,11',
    '11.11',
    '11,11',
    's-yadav/react-number-format#349',
  ),
  accepted(
    'one digit behind a comma is tens of cents',
    '1 234,5',
    '1234.50',
    '1 234,50',
    'parseFloat("1 234,5") is 1',
  ),
  accepted(
    'a dot is a decimal point too',
    '66888.99',
    '66888.99',
    '66 888,99',
    'imaskjs#953, #847',
  ),
  accepted('one decimal behind a dot', '100500.1', '100500.10', '100 500,10'),
  accepted('what is left of 0,1 after two Backspaces', '0', '0.00', '0,00'),
  accepted('a trailing comma', '5,', '5.00', '5,00'),
  accepted('tyiyn behind a dash, as payment orders print them', '1 250-50', '1250.50', '1 250,50'),
  accepted('a whole sum of a payment order', '1 250=', '1250.00', '1 250,00'),
  accepted('the SWIFT form', 'USD5,', '5.00', '5,00', 'SWIFT field 32A', 'USD'),
  accepted('a leading comma', ',5', '0.50', '0,50'),
  accepted('leading zeros', '000123', '123.00', '123,00'),
  accepted('leading zeros grouped while typing', '000 123', '123.00', '123,00'),
  accepted('a currency word from a letter', '100500 сом', '100500.00', '100 500,00'),
  accepted('a currency word in another case', '100 500,50 сомов', '100500.50', '100 500,50'),
  accepted('a Kyrgyz currency word', '5 орус рублу', '5.00', '5,00', '', 'RUB'),
  accepted('a currency code behind', '420 000,00 KGS', '420000.00', '420 000,00'),
  accepted('a currency sign in front', '$ 1,234.50', '1234.50', '1 234,50', '', 'USD'),
  accepted('an abbreviation with its full stop', '1 200 руб.', '1200.00', '1 200,00', '', 'RUB'),
  accepted('our own credit with its plus', '+420\u00A0000,00\u00A0KGS', '420000.00', '420 000,00'),
  accepted(
    'marks of direction and width from a web page',
    '\u200E1\u200B 234,50\uFEFF',
    '1234.50',
    '1 234,50',
  ),
  accepted('a line break behind a cell of a spreadsheet', '1234,50\r\n', '1234.50', '1 234,50'),
  accepted('the first amount above the clearing limit', '1000000,01', '1000000.01', '1 000 000,01'),
  accepted('the largest amount', '999 999 999 999,99', '999999999999.99', '999 999 999 999,99'),
  accepted('whole yen', '100 500', '100500', '100 500', '', 'JPY'),
]

export const refusedAmounts: readonly (AmountCase & { readonly code: TypedAmountError })[] = [
  refused('nothing', '', 'AMOUNT_EMPTY'),
  refused('only blanks', ' \u00A0\u202F\u200B ', 'AMOUNT_EMPTY'),
  refused('a hyphen as minus', '-100', 'AMOUNT_NEGATIVE'),
  refused('the minus sign U+2212', '−100', 'AMOUNT_NEGATIVE'),
  refused('an en dash as minus', '–100 KGS', 'AMOUNT_NEGATIVE'),
  refused('a minus before the currency', '-$100', 'AMOUNT_NEGATIVE', '', 'USD'),
  refused('a minus behind', '100,00-', 'AMOUNT_NEGATIVE', 'SAP lists'),
  refused('an accountant’s parentheses', '(1 234,50)', 'AMOUNT_NEGATIVE'),
  refused('an exponent', '1e3', 'AMOUNT_INVALID', 'Number("1e3") is 1000'),
  refused('a hexadecimal number', '0x10', 'AMOUNT_INVALID', 'Number("0x10") is 16'),
  refused('full-width digits', '１２３', 'AMOUNT_INVALID'),
  refused('Arabic-Indic digits', '١٢٣', 'AMOUNT_INVALID'),
  refused('a word', 'сто', 'AMOUNT_INVALID'),
  refused('only the currency', 'KGS', 'AMOUNT_INVALID'),
  refused('only a separator', ',', 'AMOUNT_INVALID'),
  refused('another currency', '100 USD', 'AMOUNT_INVALID'),
  refused('two cells of a spreadsheet', '100\t200', 'AMOUNT_INVALID'),
  refused('two numbers with a space', '12 34', 'AMOUNT_INVALID'),
  refused('a group of two', '1,23,456', 'AMOUNT_INVALID'),
  refused('two kinds of groups', '1 234.567,89', 'AMOUNT_INVALID'),
  refused('a separator of groups behind the decimal point', '1,234.567.890', 'AMOUNT_INVALID'),
  refused('a sum written as a formula', '=100+1', 'AMOUNT_INVALID'),
  refused('a thousand digits', '9'.repeat(1000), 'AMOUNT_INVALID'),
  refused('three decimals behind grouped digits', '1 234,567', 'AMOUNT_TOO_PRECISE'),
  refused('three decimals behind four digits', '1234.567', 'AMOUNT_TOO_PRECISE'),
  refused('three decimals behind a zero', '0,125', 'AMOUNT_TOO_PRECISE'),
  refused('cents of a yen', '100,50', 'AMOUNT_TOO_PRECISE', 'SWIFT T05', 'JPY'),
  refused('a tyiyn above the largest amount', '1 000 000 000 000,00', 'AMOUNT_TOO_LARGE'),
  refused('a yen above the largest amount', '1 000 000 000 000', 'AMOUNT_TOO_LARGE', '', 'JPY'),
  refused('a comma before three digits', '1,234', 'AMOUNT_AMBIGUOUS'),
  refused('a dot before three digits', '100.000', 'AMOUNT_AMBIGUOUS'),
  refused('a comma before three digits and the currency', '12,345 сом', 'AMOUNT_AMBIGUOUS'),
  refused('three digits of yen behind a comma', '1,234', 'AMOUNT_AMBIGUOUS', '', 'JPY'),
]

function accepted(
  name: string,
  text: string,
  wire: string,
  screen: string,
  source = '',
  currency: CurrencyCode = 'KGS',
): (typeof acceptedAmounts)[number] {
  return { name, text, wire, screen: screen.replaceAll(' ', '\u00A0'), source, currency }
}

function refused(
  name: string,
  text: string,
  code: TypedAmountError,
  source = '',
  currency: CurrencyCode = 'KGS',
): (typeof refusedAmounts)[number] {
  return { name, text, code, source, currency }
}
