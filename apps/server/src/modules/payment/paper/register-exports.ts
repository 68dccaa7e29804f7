import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BlobStore } from '@tartip/bank-ports/blob-store'
import type { SalaryProject } from '@tartip/bank-ports/salary-project'
import { errorText } from '@tartip/domain/errors/catalogue'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { Language, LocalizedText } from '@tartip/domain/language'
import { statusNames } from '@tartip/domain/payment/status'
import { err, ok, type Result } from '@tartip/domain/result'
import { largestRegister } from '@tartip/domain/salary/register'
import {
  isPartiallyExecuted,
  registerStateNames,
  salaryRowStateNames,
  statusOfRegister,
} from '@tartip/domain/salary/register-status'
import { registerWords, salaryCellNames } from '@tartip/domain/salary/register-words'
import { salaryCardRefusal } from '@tartip/domain/salary/salary-project'
import { bishkekDate } from '@tartip/domain/time/instant'
import { formatDate } from '@tartip/domain/time/format-date'
import type { CellMark } from '@tartip/formats/export/marked-table'
import {
  registerCsv,
  registerPdf,
  registerTemplate,
  registerWorkbook,
  type RegisterContent,
  type RegisterLine,
} from '@tartip/formats/salary/register-files'

import type { Actor } from '../../../platform/actor.ts'
import type { ExportRefusal, ListExport } from '../../../platform/lists/list-export-routes.ts'
import type { PayrollFiles } from '../../files/public.ts'
import { paymentPolicies } from '../graphql/payment-policies.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { SalaryReads, StoredRegister, StoredRow } from '../store/salary-store.ts'

interface RegisterExportDeps extends Pick<PaymentDeps, 'clock' | 'rules' | 'ownBic'> {
  readonly reads: SalaryReads
  readonly salaryProject: SalaryProject
  readonly blobStore: Pick<BlobStore, 'get'>
  readonly payrollFiles: Pick<PayrollFiles, 'marked'>
  readonly fontsFolder: string
}

const texts = {
  errors: {
    ru: 'Ошибки зарплатной ведомости',
    ky: 'Эмгек акы тизмесинин каталары',
    en: 'Errors in the salary list',
  },
  template: {
    ru: 'Бланк зарплатной ведомости',
    ky: 'Эмгек акы тизмесинин бланкы',
    en: 'Salary list to fill in',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Rows that are written before other work of the process gets its turn. */
const rowsOfTurn = 50
const rowsOfRead = 500

/** Files of the salary project; they hold what people get, so each needs the right to see that. */
export const createRegisterExports = (deps: RegisterExportDeps): readonly ListExport[] => [
  createRegisterExport(deps),
  createMarkedExport(deps),
  createTemplateExport(deps),
]

/** `GET /api/v1/exports/salary-register?format=pdf|xlsx|csv&salaryId=…`: a register with what became of each row. */
const createRegisterExport = (deps: RegisterExportDeps): ListExport => ({
  name: 'salary-register',
  title: language => registerWords.title[language],
  policy: paymentPolicies.findSalaryDetailBySalaryId,
  types: { pdf: 'application/pdf', xlsx, csv: 'text/csv; charset=utf-8' },
  async open(actor, input, language) {
    const register = await findRegister(deps, actor, input)
    if (!register.ok) return register
    const content = contentOf(deps, register.value, language)
    return ok({
      about: [formatDate(bishkekDate(register.value.createdAt))],
      write: format => {
        if (format === 'pdf') return registerPdf(content, deps)
        return format === 'csv' ? registerCsv(content) : registerWorkbook(content)
      },
    })
  },
})

/** `GET /api/v1/exports/salary-errors?format=xlsx&salaryId=…`: the file of a register with its faulty cells marked. */
const createMarkedExport = (deps: RegisterExportDeps): ListExport => ({
  name: 'salary-errors',
  title: language => texts.errors[language],
  policy: paymentPolicies.findSalaryDetailBySalaryId,
  types: { xlsx },
  async open(actor, input, language) {
    const register = await findRegister(deps, actor, input)
    if (!register.ok) return register
    const { source } = register.value
    const { headingRow, sheet } = source ?? {}
    const blob = source && (await deps.blobStore.get(source.blobKey))
    if (blob === undefined || headingRow === undefined) return err('FILE_NOT_FOUND')
    const marks: CellMark[] = []
    for await (const batch of batchesOf(deps, register.value, { onlyWithFindings: true })) {
      marks.push(...batch.flatMap(row => marksOf(row, register.value, language)))
    }
    const table = { sheet, headingRow, heading: registerWords.wrong[language] }
    const { read } = await deps.payrollFiles.marked(blob.bytes, table, marks)
    if (!read.ok) return err('FILE_NOT_FOUND')
    const { marked } = read.value
    return ok({
      about: [formatDate(bishkekDate(register.value.createdAt))],
      write: () => [marked],
    })
  },
})

/** `GET /api/v1/exports/salary-template?format=xlsx`: a register to be filled in, with everybody whose card is active. */
const createTemplateExport = (deps: RegisterExportDeps): ListExport => ({
  name: 'salary-template',
  title: language => texts.template[language],
  policy: paymentPolicies.saveSalary,
  types: { xlsx },
  async open({ legalPartyId }, input, language) {
    const unknown = Object.keys(input)[0]
    if (unknown !== undefined) return err('BAD_USER_INPUT', { field: unknown })
    const contract = await deps.salaryProject.findContract(legalPartyId)
    if (contract === undefined) return err('SALARY_CONTRACT_NOT_FOUND')
    const accountPrefix = deps.ownBic.slice(0, 3)
    const { currency } = contract
    return ok({
      about: [formatDate(bishkekDate(deps.clock.now()))],
      write: () =>
        registerTemplate(peopleOf(deps, legalPartyId), {
          language,
          currency,
          accountPrefix,
          mostRows: largestRegister,
        }),
    })
  },
})

async function* peopleOf({ salaryProject, reads }: RegisterExportDeps, legalPartyId: string) {
  for (let page = 0; ; page += 1) {
    const size = rowsOfRead
    const { list, totalPages } = await salaryProject.employees(legalPartyId, {}, { page, size })
    const paid = list.flatMap(({ fullName, cardAccount, cardState }) =>
      cardAccount === undefined || salaryCardRefusal(cardState) !== undefined
        ? []
        : [{ fullName, account: cardAccount }],
    )
    const last = await reads.lastAmounts(
      legalPartyId,
      paid.map(({ account }) => account),
    )
    yield* inTurns(
      paid.map(person => {
        const lastMinor = last.get(person.account)
        return lastMinor === undefined ? person : { ...person, lastMinor }
      }),
    )
    if (page + 1 >= totalPages) return
  }
}

async function findRegister(
  { reads }: Pick<RegisterExportDeps, 'reads'>,
  { legalPartyId, personId }: Actor,
  { salaryId, ...others }: Readonly<Record<string, unknown>>,
): Promise<Result<StoredRegister, ExportRefusal>> {
  const unknown = Object.keys(others)[0]
  if (unknown !== undefined) return err('BAD_USER_INPUT', { field: unknown })
  const isId = typeof salaryId === 'string' && isUuid(salaryId)
  const found = isId ? await reads.findShown(legalPartyId, salaryId, personId) : undefined
  return found ? ok(found) : err('SALARY_REGISTER_NOT_FOUND')
}

/** Rows of a register in small batches; between them other work of the process gets its turn. */
async function* batchesOf(
  { reads }: Pick<RegisterExportDeps, 'reads'>,
  { legalPartyId, id }: StoredRegister,
  search: Parameters<SalaryReads['rows']>[2],
): AsyncGenerator<readonly StoredRow[]> {
  for (let offset = 0; ; offset += rowsOfRead) {
    const { list, total } = await reads.rows(legalPartyId, id, search, {
      offset,
      limit: rowsOfRead,
    })
    yield* inTurns(list)
    if (offset + list.length >= total || list.length === 0) return
  }
}

async function* inTurns<T>(list: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < list.length; from += rowsOfTurn) {
    yield list.slice(from, from + rowsOfTurn)
    await nextTurn()
  }
}

function contentOf(
  deps: RegisterExportDeps,
  register: StoredRegister,
  language: Language,
): RegisterContent {
  const { name, currency, rowCount, totalMinor, unpaidMinor, createdAt, author } = register
  async function* lines(): AsyncGenerator<readonly RegisterLine[]> {
    for await (const batch of batchesOf(deps, register, {})) {
      yield batch.map(row => lineOf(row, language))
    }
  }
  return {
    language,
    bankName: deps.rules.banks().find(deps.ownBic)?.name[language] ?? '',
    companyName: author.companyName,
    name,
    status: statusText(register, language),
    createdAt,
    currency,
    rowCount,
    totalMinor,
    ...(unpaidMinor === undefined || unpaidMinor === 0n ? {} : { returnedMinor: unpaidMinor }),
    lines: lines(),
  }
}

function statusText(
  { state, paymentStatus, isFullComplete }: StoredRegister,
  language: Language,
): string {
  const status = statusOfRegister(state, paymentStatus)
  if (isPartiallyExecuted(status, isFullComplete)) {
    return registerStateNames.PARTIALLY_EXECUTED[language]
  }
  return { ...statusNames, ...registerStateNames }[status][language]
}

const lineOf = (
  { rowNumber, fullName, cardAccount, amount, amountMinor, state, findings }: StoredRow,
  language: Language,
): RegisterLine => ({
  number: rowNumber,
  fullName,
  account: cardAccount,
  amount,
  ...(amountMinor === undefined ? {} : { amountMinor }),
  state: salaryRowStateNames[state][language],
  reason: findings
    .map(({ cell, code, params }) =>
      errorText(code, params, language, salaryCellNames[cell][language]),
    )
    .join(' '),
})

/** Where the findings of a row stand in its file. */
const marksOf = (
  { fileRow, findings }: StoredRow,
  { source }: StoredRegister,
  language: Language,
): readonly CellMark[] =>
  findings.flatMap(({ cell, column, code, params, isWarning = false }) => {
    const place = column ?? source?.columns?.[cell]
    if (fileRow === undefined || place === undefined) return []
    return [{ row: fileRow, column: place, words: errorText(code, params, language), isWarning }]
  })
