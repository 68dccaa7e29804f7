import { readFileSync } from 'node:fs'
import { errorText } from '@tartip/domain/errors/catalogue'
import { languages, type Language } from '@tartip/domain/language'
import { recognisePayment } from '@tartip/domain/files/recognise-payment'
import { ok, type Result } from '@tartip/domain/result'
import type { Complaint, ImportCode } from './import/complaint.ts'
import type { PaymentFile } from './import/payment-file.ts'
import { readPayrollRegister } from './import/payroll-register.ts'
import { readPaymentFile } from './import/read-payment-file.ts'

/**
 * `npm run file:check -- --kind payments|salary [--language ru|ky|en] [--prefix 109] FILE`: prints as JSON what the
 * preview of an import shows, without a server. The accounts of the bank begin with the prefix. Ends with 1 when the file
 * is refused or has faults.
 */
interface Checked {
  readonly complaints: readonly Complaint[]
  readonly warnings: readonly Complaint[]
}

const usage =
  'Usage: npm run file:check -- --kind payments|salary [--language ru|ky|en] [--prefix 109] FILE\n'

function optionsOf(words: readonly string[]) {
  const valueOf = (name: string) => {
    const at = words.indexOf(name)
    return at < 0 ? undefined : words[at + 1]
  }
  const language = valueOf('--language') ?? 'ru'
  const prefix = valueOf('--prefix') ?? '109'
  const named = ['--kind', '--language', '--prefix'].flatMap(name => [name, valueOf(name)])
  const [file] = words.filter(word => !named.includes(word))
  const known = languages.find(one => one === language)
  return { kind: valueOf('--kind'), file, prefix, language: known }
}

const withText = (language: Language) => (each: Complaint) => ({
  ...each,
  message: errorText(each.code, each.params, language),
})

function report(read: Result<Checked, ImportCode>, language: Language): object {
  if (!read.ok) {
    const { code, params } = read.error
    return { refused: { code, params, message: errorText(code, params, language) } }
  }
  return {
    ...read.value,
    complaints: read.value.complaints.map(withText(language)),
    warnings: read.value.warnings.map(withText(language)),
  }
}

/** Each payment with the kind of document that it means; which accounts are the company's own, only the bank knows. */
function withKinds(read: Result<PaymentFile, ImportCode>): Result<PaymentFile, ImportCode> {
  if (!read.ok) return read
  const bank = { ownPrefix: prefix, isOwnAccount: () => false }
  const rows = read.value.rows.map(row => {
    const { recipientAccount = '', paymentCode = '', isUrgent } = row.fields
    const { currency, amountMinor } = row
    const payment = { currency, amountMinor, recipientAccount, paymentCode }
    return { ...row, ...recognisePayment({ ...payment, isUrgent: isUrgent === 'true' }, bank) }
  })
  return ok({ ...read.value, rows })
}

function contentOf(path: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(path))
  } catch (error) {
    process.stderr.write(`Cannot read ${path}: ${String(error)}\n`)
    process.exit(2)
  }
}

const { kind, file, prefix, language } = optionsOf(process.argv.slice(2))
if (!file || !language || (kind !== 'payments' && kind !== 'salary')) {
  process.stderr.write(usage)
  process.exit(2)
}
const bytes = contentOf(file)
const read =
  kind === 'salary'
    ? await readPayrollRegister(bytes, { accountPrefix: prefix })
    : withKinds(await readPaymentFile(bytes))
const asText = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
process.stdout.write(`${JSON.stringify(report(read, language), asText, 2)}\n`)
process.exitCode = read.ok && read.value.complaints.length === 0 ? 0 : 1
