import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import {
  parseIdempotencyKey,
  type IdempotencyKeyRefusal,
} from '@tartip/domain/identifiers/idempotency-key'
import { parsePersonInn, type InnError } from '@tartip/domain/identifiers/inn'
import { isUuid, uuidOfHash } from '@tartip/domain/identifiers/uuid'
import type { Language } from '@tartip/domain/language'
import { isFinal } from '@tartip/domain/payment/status'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'
import { longestName } from '@tartip/domain/salary/register'
import type { LocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { digestOfText } from '../../../platform/documents/decide-step.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import { readLastEventId } from '../../../platform/graphql/catch-up.ts'
import { requestOf, requireActor, type GraphqlContext } from '../../../platform/graphql/context.ts'
import { createEventFollower, type EventSource } from '../../../platform/graphql/follow-events.ts'
import { parsePageable, withoutMissing } from '../../../platform/graphql/read-input.ts'
import { unwrapBatch } from '../../../platform/graphql/unwrap-answer.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { Files, PayrollFiles } from '../../files/public.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { PaymentUseCases } from '../payment-use-cases.ts'
import { salaryTopic, type StoredRegister } from '../store/salary-store.ts'
import { readPayerAccounts } from '../use-cases/check-funds.ts'
import type { PaymentBatch } from '../use-cases/payment-actions.ts'
import {
  deleteRegister,
  importRegister,
  mayPrepareSalary,
  repeatUnpaid,
  saveRegister,
  type SalaryUseCaseDeps,
} from '../use-cases/salary/save-register.ts'
import { viewerAccessOf } from '../use-cases/viewer-access.ts'
import type { ViewerContext } from './payment-presenter.ts'
import type {
  MutationResolvers,
  QueryResolvers,
  SalaryDetail,
  SalaryRecord,
  SubscriptionResolvers,
} from './payment.generated.ts'
import {
  presentContract,
  presentEmployee,
  presentParams,
  presentRegister,
  presentRow,
  seesSalaries,
} from './salary-presenter.ts'
import { namesOfOrganisation } from './seen-documents.ts'

export interface SalaryResolverDeps extends Omit<SalaryUseCaseDeps, 'files'> {
  readonly files: SalaryUseCaseDeps['files'] & Pick<Files, 'openFile'>
  readonly payrollFiles: Pick<PayrollFiles, 'text'>
  readonly payments: PaymentDeps
  readonly useCases: PaymentUseCases
  readonly source: EventSource
}

type SalaryQueries = Pick<
  QueryResolvers,
  | 'findSalaryContract'
  | 'readSalaryEmployeeFile'
  | 'findSalaryEmployees'
  | 'findSalaryDataByLegalPartyId'
  | 'findSalaryDetailBySalaryId'
  | 'findSalaryDetailBySalaryIdForSign'
>
type SalaryMutations = Pick<
  MutationResolvers,
  | 'saveSalary'
  | 'importSalary'
  | 'repeatSalary'
  | 'deleteSalary'
  | 'forSigningSalary'
  | 'signingSalary'
  | 'returnSalary'
  | 'revokeSalary'
  | 'recallSalary'
  | 'addSalaryEmployees'
  | 'removeSalaryEmployee'
>

export function createSalaryResolvers(deps: SalaryResolverDeps): {
  readonly queries: SalaryQueries
  readonly mutations: SalaryMutations
  readonly subscriptions: Pick<SubscriptionResolvers, 'listenSalary'>
} {
  return {
    queries: createQueries(deps),
    mutations: createMutations(deps),
    subscriptions: { listenSalary: createSubscription(deps) },
  }
}

function requireReader(ctx: GraphqlContext, legalPartyId?: string): Actor {
  const actor = requireActor(ctx)
  unwrap(seesSalaries(actor))
  if (legalPartyId !== undefined && legalPartyId !== actor.legalPartyId) {
    throw refusal('LEGAL_PARTY_NOT_FOUND')
  }
  return actor
}

/** The largest page of rows; a longer register is read page by page. */
const detailPages = { usual: 40, largest: 1_000 }

function createQueries(deps: SalaryResolverDeps): SalaryQueries {
  const { reads, salaryProject } = deps
  const detailOf = async (
    actor: Actor,
    register: StoredRegister,
    language: Language,
    search: Parameters<typeof reads.rows>[2],
    { page, size }: ReturnType<typeof parsePageable>,
  ): Promise<SalaryDetail> => {
    const part = { offset: (page - 1) * size, limit: size }
    const [{ present, documentOf }, { list, total }] = await Promise.all([
      presenterOf(deps, actor, language, [register]),
      reads.rows(actor.legalPartyId, register.id, search, part),
    ])
    const salary = present(register)
    const shortfall = await shortfallWarning(deps.payments, actor, documentOf(register))
    return {
      salary: { ...salary, warnings: [...salary.warnings, ...shortfall] },
      detail: list.map(presentRow),
      amountElements: total,
      amountPages: Math.ceil(total / size),
      currentPage: page,
    }
  }
  return {
    findSalaryContract: async (_root, { legalPartyId }, ctx) => {
      const actor = requireReader(ctx, legalPartyId)
      const contract = await salaryProject.findContract(legalPartyId)
      return contract ? presentContract(contract, actor, deps.rules.bankDay()) : null
    },
    readSalaryEmployeeFile: async (_root, { file: { legalPartyId, uploadId } }, ctx) => {
      const actor = requireReader(ctx, legalPartyId)
      unwrap(mayPrepareSalary(actor))
      const { content } = unwrap(await deps.files.openFile(actor, uploadId, 'SALARY_FILE'))
      const { read } = await deps.payrollFiles.text(content.bytes)
      return unwrap(read).text
    },
    findSalaryEmployees: async (_root, { filter, pageable }, ctx) => {
      const { legalPartyId } = requireReader(ctx, filter.legalPartyId)
      const { page, size } = parsePageable(pageable)
      const search = {
        ...(filter.search ? { text: filter.search.slice(0, longestName) } : {}),
        ...(filter.cardStates ? { cardStates: filter.cardStates } : {}),
      }
      const found = await salaryProject.employees(legalPartyId, search, { page: page - 1, size })
      const accounts = found.list.flatMap(({ cardAccount }) => cardAccount ?? [])
      const last = await reads.lastAmounts(legalPartyId, accounts)
      return {
        list: found.list.map(employee => presentEmployee(employee, last)),
        amountElements: found.totalElements,
        amountPages: found.totalPages,
        currentPage: page,
      }
    },
    findSalaryDataByLegalPartyId: async (_root, { searchSalary, pageable }, ctx) => {
      const actor = requireReader(ctx, searchSalary.legalPartyId)
      const { page, size } = parsePageable(pageable)
      const part = { offset: (page - 1) * size, limit: size }
      const { list, total } = await reads.list(actor.legalPartyId, actor.personId, part)
      const { present } = await presenterOf(deps, actor, ctx.request.language, list)
      return {
        list: list.map(present),
        amountElements: total,
        amountPages: Math.ceil(total / size),
        currentPage: page,
      }
    },
    findSalaryDetailBySalaryId: async (_root, { salaryId, filter, pageable }, ctx) => {
      const actor = requireReader(ctx)
      const part = parsePageable(pageable, detailPages)
      const register = await findRegister(deps, actor, salaryId)
      const search = {
        ...(filter?.search ? { text: filter.search.slice(0, longestName) } : {}),
        ...(filter?.states ? { states: filter.states } : {}),
        onlyWithFindings: filter?.onlyWithFindings === true,
      }
      return detailOf(actor, register, ctx.request.language, search, part)
    },
    findSalaryDetailBySalaryIdForSign: async (_root, { salaryId, pageable }, ctx) => {
      const actor = requireReader(ctx)
      unwrap(may(actor, 'salary.use'))
      const part = parsePageable(pageable, detailPages)
      const register = await findRegister(deps, actor, salaryId)
      if (register.paymentId === undefined) throw refusal('SALARY_REGISTER_NOT_FOUND')
      return detailOf(actor, register, ctx.request.language, {}, part)
    },
  }
}

async function findRegister(
  { reads }: Pick<SalaryResolverDeps, 'reads'>,
  { legalPartyId, personId }: Actor,
  salaryId: string,
): Promise<StoredRegister> {
  const found = isUuid(salaryId)
    ? await reads.findShown(legalPartyId, salaryId, personId)
    : undefined
  if (!found) throw refusal('SALARY_REGISTER_NOT_FOUND')
  return found
}

/** Shows registers as the person sees them; rights, names and documents are read once for a whole list. */
async function presenterOf(
  { payments, rules }: Pick<SalaryResolverDeps, 'payments' | 'rules'>,
  actor: Actor,
  language: Language,
  registers: readonly StoredRegister[],
): Promise<{
  readonly present: (register: StoredRegister) => SalaryRecord
  readonly documentOf: (register: StoredRegister) => PaymentDocument | undefined
}> {
  const [{ scope, mayPay }, names] = await Promise.all([
    viewerAccessOf(payments, actor),
    namesOfOrganisation(payments, actor),
  ])
  const ids = registers.flatMap(({ paymentId }) => paymentId ?? [])
  const found = ids.length === 0 ? [] : await payments.reads.findAllVisible(scope, ids)
  const documents = new Map<string, PaymentDocument>(found.map(one => [one.id, one]))
  const day = rules.bankDay()
  const context: ViewerContext = { viewer: actor, day, names, mayPay, language }
  const documentOf = ({ paymentId = '' }: StoredRegister) => documents.get(paymentId)
  return {
    documentOf,
    present: register => presentRegister(register, documentOf(register), context),
  }
}

/** Until everybody has signed, a register that its account does not carry warns of it. */
async function shortfallWarning(
  payments: PaymentDeps,
  actor: Actor,
  document: PaymentDocument | undefined,
): Promise<SalaryRecord['warnings']> {
  const isPrepared =
    document !== undefined && !document.isFullySigned && !isFinal(document.statusCode)
  if (!isPrepared) return []
  try {
    const accounts = await readPayerAccounts(payments, actor, [document])
    const covered = accounts.createReserve()(document)
    if (covered.ok || covered.error.code !== 'SALARY_BALANCE_LESS_THAN_AMOUNT') return []
    return [{ code: covered.error.code, params: presentParams(covered.error.params) }]
  } catch (error) {
    // A register is shown without a balance; sending and signing query the bank again.
    if (error instanceof BankUnavailable) return []
    throw error
  }
}

function createMutations(deps: SalaryResolverDeps): SalaryMutations {
  const { useCases, salaryProject } = deps
  const save = saveRegister(deps)
  const importFile = importRegister(deps)
  const remove = deleteRegister(deps)
  const repeat = repeatUnpaid(deps)

  /** Acts on the documents of registers and answers by register. A register without a document is not found. */
  const onDocuments = async (
    ctx: GraphqlContext,
    {
      legalPartyId,
      salaryIds,
    }: { readonly legalPartyId: string; readonly salaryIds: readonly string[] },
    act: (
      actor: Actor,
      request: MutationRequest,
      paymentIds: readonly string[],
    ) => Promise<PaymentBatch>,
  ) => {
    const actor = requireActor(ctx)
    unwrap(may(actor, 'salary.use'))
    const isOwn = legalPartyId === actor.legalPartyId
    const known = isOwn ? await deps.reads.findAll(legalPartyId, salaryIds.filter(isUuid)) : []
    const paymentOf = new Map(known.map(({ id, paymentId }) => [id, paymentId]))
    // What is no register keeps its place in the batch and is refused there.
    const paymentIds = salaryIds.map(id => paymentOf.get(id) ?? id)
    const results = await act(actor, requestOf(ctx), paymentIds)
    return unwrapBatch(results).map(({ paymentId: _paymentId, ...result }, index) => ({
      salaryId: salaryIds[index] ?? '',
      ...result,
      errorCode:
        result.errorCode === 'PAYMENT_NOT_FOUND' ? 'SALARY_REGISTER_NOT_FOUND' : result.errorCode,
    }))
  }

  return {
    saveSalary: async (_root, { salaryRequest }, ctx) => {
      const { legalPartyId, fileName, currency, rows, origin } = salaryRequest
      const { salaryId, version, totalAmount, isDraft } = salaryRequest
      return unwrap(
        await save(requireActor(ctx), requestOf(ctx), {
          legalPartyId,
          fileName,
          currency,
          origin: origin ?? 'MANUAL',
          rows,
          isDraft: isDraft === true,
          ...withoutMissing({ salaryId, version }),
          ...(totalAmount ? { statedTotal: totalAmount } : {}),
        }),
      )
    },
    importSalary: async (_root, { salary }, ctx) => {
      const { legalPartyId, uploadId, salaryId, version } = salary
      const register = { legalPartyId, uploadId, ...withoutMissing({ salaryId, version }) }
      return unwrap(await importFile(requireActor(ctx), requestOf(ctx), register))
    },
    repeatSalary: async (_root, { salary }, ctx) =>
      unwrap(await repeat(requireActor(ctx), requestOf(ctx), salary)),
    deleteSalary: async (_root, { salary }, ctx) =>
      unwrap(await remove(requireActor(ctx), requestOf(ctx), salary)),
    forSigningSalary: (_root, { salary }, ctx) =>
      onDocuments(ctx, salary, (actor, request, paymentIds) =>
        useCases.sendForSigning(actor, request, { legalPartyId: salary.legalPartyId, paymentIds }),
      ),
    signingSalary: (_root, { sign }, ctx) =>
      onDocuments(ctx, sign, (actor, request, paymentIds) =>
        useCases.signPayments(actor, request, {
          legalPartyId: sign.legalPartyId,
          paymentIds,
          digests: sign.digests,
          ...withoutMissing({ otpCode: sign.otpCode, signatures: sign.signatures }),
        }),
      ),
    returnSalary: (_root, { salary: { comment, ...ref } }, ctx) =>
      onDocuments(ctx, ref, (actor, request, paymentIds) =>
        useCases.returnForEditing(actor, request, {
          legalPartyId: ref.legalPartyId,
          paymentIds,
          comment,
        }),
      ),
    revokeSalary: (_root, { salary: { comment, ...ref } }, ctx) =>
      onDocuments(ctx, ref, (actor, request, paymentIds) =>
        useCases.revokePayments(actor, request, {
          legalPartyId: ref.legalPartyId,
          paymentIds,
          ...(comment ? { comment } : {}),
        }),
      ),
    recallSalary: (_root, { salary }, ctx) =>
      onDocuments(ctx, salary, (actor, request, paymentIds) =>
        useCases.recallPayments(actor, request, { legalPartyId: salary.legalPartyId, paymentIds }),
      ),
    addSalaryEmployees: async (_root, { employees: { legalPartyId, employees } }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(readEmployees(actor, legalPartyId, employees, deps.rules.bankDay().date))
      const requestId = unwrap(requestIdOf(requestOf(ctx), actor))
      const answer = await salaryProject.addEmployees({
        requestId,
        legalPartyId,
        employees: employees.map(({ inn, fullName }) => ({ inn, fullName: fullName.trim() })),
      })
      if (!answer.ok) {
        const isReused = answer.error.code === 'REQUEST_CHANGED'
        throw refusal(isReused ? 'IDEMPOTENCY_KEY_REUSED' : 'SALARY_CONTRACT_NOT_FOUND')
      }
      return answer.value.map(one => ({
        inn: one.inn,
        ok: 'employeeId' in one,
        employeeId: 'employeeId' in one ? one.employeeId : null,
        errorCode: 'employeeId' in one ? null : 'SALARY_EMPLOYEE_EXISTS',
      }))
    },
    removeSalaryEmployee: async (_root, { employee: { legalPartyId, employeeId } }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(mayPrepareSalary(actor))
      if (legalPartyId !== actor.legalPartyId) throw refusal('LEGAL_PARTY_NOT_FOUND')
      await salaryProject.removeEmployee(legalPartyId, employeeId)
      return true
    },
  }
}

/** The bank's own key of the call, made of the caller's: repeated, it adds nobody twice. */
function requestIdOf(
  { idempotencyKey }: MutationRequest,
  { personId }: Actor,
): Result<string, IdempotencyKeyRefusal> {
  const key = parseIdempotencyKey(idempotencyKey)
  return key.ok ? ok(uuidOfHash(digestOfText(`${personId} addSalaryEmployees ${key.value}`))) : key
}

/** People added in one call. */
const mostAdded = 1_000

function readEmployees(
  actor: Actor,
  legalPartyId: string,
  employees: readonly { readonly inn: string; readonly fullName: string }[],
  today: LocalDate,
): Result<
  undefined,
  PolicyRefusal | InnError | 'LEGAL_PARTY_NOT_FOUND' | 'BAD_REQUEST' | 'FIELD_REQUIRED'
> {
  const allowed = mayPrepareSalary(actor)
  if (!allowed.ok) return allowed
  if (legalPartyId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
  if (employees.length === 0 || employees.length > mostAdded) {
    return err('BAD_REQUEST', { field: 'employees', max: mostAdded })
  }
  for (const { inn, fullName } of employees) {
    const read = parsePersonInn(inn, today)
    if (!read.ok) return read
    const name = fullName.trim()
    if (name === '' || name.length > longestName)
      return err('FIELD_REQUIRED', { field: 'fullName' })
  }
  return ok(undefined)
}

function createSubscription(deps: SalaryResolverDeps): SubscriptionResolvers['listenSalary'] {
  const follow = createEventFollower(deps.source, salaryTopic)
  return {
    subscribe: (_root, { salaryIdInput: { legalPartyId, salaryId }, lastEventId }, ctx) => {
      const actor = requireReader(ctx, legalPartyId)
      const { language } = ctx.request
      return follow({
        legalPartyId,
        personId: actor.personId,
        lastEventId: readLastEventId(lastEventId),
        openView: async () => async event => {
          const { salaryId: changed } = event.payload as { readonly salaryId: string }
          if (salaryId && changed !== salaryId) return undefined
          const register = await deps.reads.findShown(legalPartyId, changed, actor.personId)
          const eventId = event.eventId.toString()
          if (!register) {
            return {
              listenSalary: { eventId, state: 'Deleted' as const, salaryId: changed, salary: null },
            }
          }
          const { present } = await presenterOf(deps, actor, language, [register])
          const state = register.version === 1 ? ('New' as const) : ('Updated' as const)
          return { listenSalary: { eventId, state, salaryId: changed, salary: present(register) } }
        },
      })
    },
  }
}
