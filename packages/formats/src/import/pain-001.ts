import { isCurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { isLocalDate } from '@tartip/domain/time/instant'
import { readStoredAmount } from './cell-values.ts'
import { complaint, FileRefused, type Complaint } from './complaint.ts'
import { importLimits } from './limits.ts'
import { totalsOf, type PaymentFileField, type PaymentFileRow } from './payment-file.ts'
import { readXml, type XmlAttributes } from './xml.ts'

interface PainFile {
  readonly kind: 'PAIN_001_V03' | 'PAIN_001_V09'
  readonly messageId: string
  readonly rows: readonly PaymentFileRow[]
  readonly complaints: readonly Complaint[]
  readonly warnings: readonly Complaint[]
}

const namespace = /^urn:iso:std:iso:20022:tech:xsd:(pain\.001\.001\.(03|09))$/

type Values = Map<string, string>

/** Values by their path below the group, the payment information or the transaction. */
interface Collected {
  kind?: PainFile['kind']
  schema: string
  readonly group: Values
  readonly transactions: { readonly shared: Values; readonly own: Values }[]
}

/**
 * Reads customer credit transfer initiations of ISO 20022, versions 03 and 09. What the schema forbids is refused; what
 * it allows and a payment cannot be is a complaint of its row.
 */
export function readPain001(text: string): PainFile {
  const { kind, schema, group, transactions } = collect(text)
  if (!kind) throw new FileRefused('FILE_KIND_UNKNOWN')
  checkSchema(schema, group)
  const complaints: Complaint[] = []
  const rows = transactions.map(({ shared, own }, index) => {
    checkSchema(schema, shared)
    checkSchema(schema, own)
    return readTransaction(index + 1, shared, own, complaints)
  })
  const counted = compareWithHead(group, rows)
  return {
    kind,
    messageId: group.get('MsgId') ?? '',
    rows,
    complaints: [...complaints, ...counted.complaints],
    warnings: counted.warnings,
  }
}

function collect(text: string): Collected {
  const collected: Collected = { schema: '', group: new Map(), transactions: [] }
  const path: string[] = []
  let shared: Values = new Map()
  let own: Values | undefined
  let content = ''
  readXml(text, {
    open(name, attributes) {
      if (path.length === 0) checkRoot(name, attributes, collected)
      path.push(name)
      content = ''
      if (name === 'PmtInf') shared = new Map()
      if (name === 'CdtTrfTxInf') {
        own = new Map()
        collected.transactions.push({ shared, own })
        if (collected.transactions.length > importLimits.rows) {
          throw new FileRefused('FILE_TOO_MANY_ROWS', { max: importLimits.rows })
        }
      }
      if (name === 'InstdAmt' && own) own.set('Ccy', attributes.Ccy ?? '')
    },
    text(part) {
      content += part
    },
    close(name) {
      const value = content.trim()
      content = ''
      const depth = own ? 4 : path[2] === 'GrpHdr' || path[2] === 'PmtInf' ? 3 : 2
      const key = path.slice(depth).join('/')
      path.pop()
      if (name === 'CdtTrfTxInf') own = undefined
      if (value === '' || key === '') return
      addValue(own ?? (path[2] === 'GrpHdr' ? collected.group : shared), key, value)
    },
  })
  return collected
}

/** Lines of an address and of the remittance repeat. */
function addValue(values: Values, key: string, value: string): void {
  const former = values.get(key)
  values.set(key, former === undefined ? value : `${former} ${value}`)
}

function checkRoot(name: string, { xmlns = '' }: XmlAttributes, collected: Collected): void {
  const match = namespace.exec(xmlns)
  if (name === 'Document' && match) {
    collected.kind = match[2] === '03' ? 'PAIN_001_V03' : 'PAIN_001_V09'
    collected.schema = match[1] ?? ''
    return
  }
  const other = /:xsd:([a-z]+\.\d{3}\.\d{3}\.\d{2})$/.exec(xmlns)?.[1]
  throw other
    ? new FileRefused('FILE_NOT_PAYMENTS', { kind: other })
    : new FileRefused('FILE_KIND_UNKNOWN')
}

/** Max35Text, decimals with at most 18 digits, codes: the rules of the schema for the elements that are read. */
const schemaRules: readonly (readonly [RegExp, RegExp])[] = [
  [/(^|\/)(MsgId|PmtInfId|EndToEndId|InstrId|Prtry)$/, /^.{1,35}$/su],
  [/^NbOfTxs$/, /^\d{1,15}$/],
  [/(^|\/)(InstdAmt|CtrlSum)$/, /^(?=[\d.]{1,19}$)\d+(\.\d{1,17})?$/],
  [/^Ccy$/, /^[A-Z]{3}$/],
  [/(^|\/)IBAN$/, /^[A-Z]{2}\d{2}[A-Za-z0-9]{1,30}$/],
  [/FinInstnId\/(BIC|BICFI)$/, /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/],
  [/PstlAdr\/Ctry$/, /^[A-Z]{2}$/],
  [/^ReqdExctnDt(\/Dt)?$/, /^\d{4}-\d{2}-\d{2}/],
  [/^(Dbtr|Cdtr)\/Nm$/, /^.{1,140}$/su],
]

function checkSchema(kind: string, values: Values): void {
  for (const [element, value] of values) {
    const rule = schemaRules.find(([path]) => path.test(element))
    if (rule && !rule[1].test(value)) {
      const shown = value.slice(0, 100)
      throw new FileRefused('FILE_SCHEMA', { element, value: shown, kind })
    }
  }
}

function readTransaction(
  row: number,
  shared: Values,
  own: Values,
  complaints: Complaint[],
): PaymentFileRow {
  const first = (values: Values, ...keys: readonly string[]) =>
    keys.map(key => values.get(key) ?? '').find(value => value !== '') ?? ''
  const accountOf = (values: Values, party: string) =>
    first(values, `${party}Acct/Id/IBAN`, `${party}Acct/Id/Othr/Id`)
  const bankOf = (values: Values, party: string) =>
    first(
      values,
      ...['ClrSysMmbId/MmbId', 'BICFI', 'BIC'].map(name => `${party}Agt/FinInstnId/${name}`),
    )
  const address = ['StrtNm', 'BldgNb', 'PstCd', 'AdrLine']
    .map(name => own.get(`Cdtr/PstlAdr/${name}`) ?? '')
    .filter(part => part !== '')
  const date = first(shared, 'ReqdExctnDt/Dt', 'ReqdExctnDt/DtTm', 'ReqdExctnDt').slice(0, 10)
  const serviceLevel = first(own, 'PmtTpInf/SvcLvl/Cd') || first(shared, 'PmtTpInf/SvcLvl/Cd')
  const found: Partial<Record<PaymentFileField, string>> = {
    reference: first(own, 'PmtId/EndToEndId'),
    batchReference: first(shared, 'PmtInfId'),
    valueDate: date,
    payerAccount: accountOf(shared, 'Dbtr'),
    recipientName: first(own, 'Cdtr/Nm'),
    recipientInn: first(own, 'Cdtr/Id/OrgId/Othr/Id', 'Cdtr/Id/PrvtId/Othr/Id'),
    recipientAccount: accountOf(own, 'Cdtr'),
    recipientBic: bankOf(own, 'Cdtr'),
    recipientBankName: first(own, 'CdtrAgt/FinInstnId/Nm'),
    paymentCode: first(own, 'Purp/Prtry'),
    purpose: first(own, 'RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref'),
    isUrgent: serviceLevel === 'URGP' ? 'true' : '',
    country: first(own, 'Cdtr/PstlAdr/Ctry'),
    recipientCity: first(own, 'Cdtr/PstlAdr/TwnNm'),
    recipientAddress: address.join(' '),
    commissionOption: optionOf(first(own, 'ChrgBr') || first(shared, 'ChrgBr')),
  }
  if (date !== '' && !isLocalDate(date)) {
    const place = { row, column: 'ReqdExctnDt', field: 'valueDate', value: date }
    complaints.push(complaint('CELL_INVALID_VALUE_DATE', place))
  }
  const fields: Partial<Record<PaymentFileField, string>> = {}
  for (const [field, value] of Object.entries(found)) {
    if (value) fields[field as PaymentFileField] = value
  }
  return { row, ...readSum(row, own, fields, complaints) }
}

/** Who bears the charges: SLEV and SHAR share them. */
const optionOf = (chargeBearer: string): string =>
  ({ DEBT: 'OUR', CRED: 'BEN', SHAR: 'SHA', SLEV: 'SHA' })[chargeBearer] ?? ''

function readSum(
  row: number,
  own: Values,
  fields: Partial<Record<PaymentFileField, string>>,
  complaints: Complaint[],
): Pick<PaymentFileRow, 'fields' | 'currency' | 'amountMinor'> {
  const code = own.get('Ccy') ?? ''
  const value = own.get('Amt/InstdAmt') ?? ''
  if (!isCurrencyCode(code)) {
    const place = { row, column: 'Ccy', field: 'currency', value: code }
    complaints.push(complaint('CELL_INVALID_CURRENCY', place, { expected: 'KGS, USD, EUR, RUB …' }))
    return { fields: { ...fields, amount: value, currency: code }, currency: 'KGS' }
  }
  const place = { row, column: 'InstdAmt', field: 'amount', value }
  const amount = value === '' ? undefined : readStoredAmount(value, code)
  if (!amount?.ok) {
    complaints.push(complaint(amount ? amount.error.code : 'CELL_EMPTY', place))
    return { fields: { ...fields, amount: value, currency: code }, currency: code }
  }
  if (amount.value === 0n) {
    complaints.push(complaint('CELL_AMOUNT_TOO_SMALL', place, { min: toDecimal(1n, code) }))
  }
  return {
    fields: { ...fields, amount: toDecimal(amount.value, code), currency: code },
    currency: code,
    amountMinor: amount.value,
  }
}

/**
 * Fewer payments than the head declares have been lost on the way. Some programs count only their first batch, so more
 * of them are a warning.
 */
function compareWithHead(group: Values, rows: readonly PaymentFileRow[]) {
  const declared = Number.parseInt(group.get('NbOfTxs') ?? '', 10)
  const params = { declared, actual: rows.length }
  const complaints: Complaint[] = []
  const warnings: Complaint[] = []
  if (declared > rows.length) complaints.push(complaint('FILE_COUNT_MISMATCH', {}, params))
  if (declared < rows.length) warnings.push(complaint('FILE_COUNT_MISMATCH', {}, params))
  const [total, ...others] = totalsOf(rows)
  const sum = group.get('CtrlSum')
  const stated = total && sum !== undefined ? readStoredAmount(sum, total.currency) : undefined
  if (total && others.length === 0 && stated?.ok && stated.value !== total.amountMinor) {
    const sums = {
      declared: toDecimal(stated.value, total.currency),
      actual: toDecimal(total.amountMinor, total.currency),
    }
    warnings.push(complaint('FILE_SUM_MISMATCH', {}, sums))
  }
  return { complaints, warnings }
}
