import type {
  CountRefusal,
  LimitedOperation,
  LimitedPerson,
  OperationLimits,
} from '@tartip/bank-ports/operation-limits'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import {
  limitVerdict,
  withCounted,
  type LimitRefusal,
  type LimitState,
  type LimitStanding,
} from '@tartip/domain/payment/operation-limits'
import { convertWithQuotes } from '@tartip/domain/rates/convert'
import { err, holds, type Result, type Verdict } from '@tartip/domain/result'
import { bishkekDate, type Instant, type LocalDate } from '@tartip/domain/time/instant'
import { asBankCall } from '../bank-call.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import { fingerprintOf } from '../common/stored-json.ts'
import { readSetsOn } from '../rates/rate-store.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import {
  insertUses,
  lockLimits,
  readEmployees,
  readLimited,
  readLimits,
  readStanding,
  readUses,
  removeLimit,
  removeUses,
  writeEmployee,
  writeLimit,
  writeStanding,
  type LimitUse,
  type StoredLimit,
} from './limit-store.ts'

export type LimitDeps = Pick<ServiceDeps, 'db' | 'clock'>

/** The bank's side of limits: for the simulator console, the demo world and tests. */
export interface LimitsDesk {
  limitsOf(legalPartyId: string): Promise<{
    readonly standing: LimitStanding
    readonly limits: readonly StoredLimit[]
  }>
  setLimit(legalPartyId: string, limit: StoredLimit): Promise<void>
  removeLimit(legalPartyId: string, limit: Omit<StoredLimit, 'limitMinor'>): Promise<void>
  setStanding(legalPartyId: string, standing: LimitStanding): Promise<void>
  addEmployee(legalPartyId: string, account: string): Promise<void>
}

export function createLimitsDesk({ db }: LimitDeps): LimitsDesk {
  return {
    limitsOf: async legalPartyId => ({
      standing: await readStanding(db, legalPartyId),
      limits: await readLimits(db, legalPartyId),
    }),
    setLimit: (legalPartyId, limit) => writeLimit(db, legalPartyId, limit),
    removeLimit: (legalPartyId, limit) => removeLimit(db, legalPartyId, limit),
    setStanding: (legalPartyId, standing) => writeStanding(db, legalPartyId, standing),
    addEmployee: (legalPartyId, account) => writeEmployee(db, legalPartyId, account),
  }
}

export function createOperationLimits({ db, clock }: LimitDeps): OperationLimits {
  return {
    limitedAmong: legalPartyIds => asBankCall(() => readLimited(db, legalPartyIds)),

    stateOf: person => asBankCall(async () => (await readBooks(db, person, [], clock.now())).state),

    check: (person, operations) =>
      asBankCall(async () => {
        const books = await readBooks(db, person, operations, clock.now())
        return decideAll(books, person, operations).map(({ verdict }) =>
          // Nothing is counted by a check, so nothing of it can differ from what was counted.
          verdict.ok || verdict.error.code !== 'REQUEST_CHANGED'
            ? (verdict as Verdict<LimitRefusal>)
            : holds,
        )
      }),

    count: (person, operations) =>
      asBankCall(() =>
        inTransaction(db, async tx => {
          await lockLimits(tx, person.legalPartyId)
          const books = await readBooks(tx, person, operations, clock.now())
          const decided = decideAll(books, person, operations)
          const uses = decided.flatMap(({ use }) => use ?? [])
          if (books.isLimited && uses.length > 0) await insertUses(tx, person.legalPartyId, uses)
          return decided.map(({ verdict }) => verdict)
        }),
      ),

    release: (legalPartyId, signatures) =>
      asBankCall(async () => {
        if (signatures.length > 0) await removeUses(db, legalPartyId, signatures)
      }),
  }
}

/** What counting for one person is decided on. */
interface Books {
  readonly today: LocalDate
  readonly state: LimitState
  readonly isLimited: boolean
  readonly uses: readonly LimitUse[]
  readonly employees: ReadonlySet<string>
  toSom(amountMinor: bigint, currency: CurrencyCode): Result<bigint, 'RATE_NOT_FOUND'>
}

async function readBooks(
  db: TwinDb,
  { legalPartyId, personId }: LimitedPerson,
  operations: readonly LimitedOperation[],
  now: Instant,
): Promise<Books> {
  const today = bishkekDate(now)
  const monthStart = `${today.slice(0, 7)}-01`
  const standing = await readStanding(db, legalPartyId)
  const stored = await readLimits(db, legalPartyId)
  const own = stored.filter(limit => limit.scope !== 'PERSON' || limit.personId === personId)
  const isLimited = standing !== 'FULL' || stored.length > 0
  const uses = isLimited ? await readUses(db, legalPartyId, monthStart, operations) : []
  const accounts = operations.map(({ recipientAccount }) => recipientAccount)
  const isForeign = operations.some(({ currency }) => currency !== 'KGS')
  const sets = isLimited && isForeign ? await readSetsOn(db, today) : []
  const quotes = sets.find(({ group }) => group === 'NBKR')?.quotes ?? []
  return {
    today,
    isLimited,
    uses,
    state: {
      standing,
      limits: own.map(({ scope, period, limitMinor }) => ({
        scope,
        period,
        limitMinor,
        usedMinor:
          period === 'ONE_TIME'
            ? 0n
            : usedMinor(
                uses,
                period === 'DAY' ? today : monthStart,
                scope === 'PERSON' ? personId : undefined,
              ),
      })),
    },
    employees:
      standing === 'EMPLOYEES_ONLY' ? await readEmployees(db, legalPartyId, accounts) : new Set(),
    toSom: (amountMinor, currency) => convertWithQuotes(amountMinor, currency, 'KGS', quotes),
  }
}

const keyOf = ({ operationId, contentVersion }: LimitUse | LimitedOperation): string =>
  `${operationId} ${contentVersion}`

/** A document that several people signed counts once, on the day of its first signature. */
function usedMinor(
  uses: readonly LimitUse[],
  since: LocalDate,
  personId: string | undefined,
): bigint {
  const counted = new Map<string, LimitUse>()
  for (const use of uses) {
    if (personId !== undefined && use.personId !== personId) continue
    const earlier = counted.get(keyOf(use))
    if (!earlier || use.day < earlier.day) counted.set(keyOf(use), use)
  }
  return [...counted.values()]
    .filter(({ day }) => day >= since)
    .reduce((sum, { somMinor }) => sum + somMinor, 0n)
}

interface Decided {
  readonly verdict: Verdict<CountRefusal>
  /** What has to be written; undefined for a refusal and for what is counted already. */
  readonly use?: LimitUse
}

function decideAll(
  books: Books,
  { personId }: LimitedPerson,
  operations: readonly LimitedOperation[],
): readonly Decided[] {
  if (!books.isLimited) return operations.map(() => ({ verdict: holds }))
  let { state } = books
  return operations.map((operation): Decided => {
    const fingerprint = fingerprintOf(operation)
    const counted = books.uses.filter(use => keyOf(use) === keyOf(operation))
    const own = counted.find(use => use.personId === personId)
    if (own) {
      return { verdict: own.fingerprint === fingerprint ? holds : err('REQUEST_CHANGED') }
    }
    const som = books.toSom(operation.amountMinor, operation.currency)
    if (!som.ok) return { verdict: som }
    const somMinor = som.value
    const { operationCode, recipientAccount } = operation
    const isToEmployee = books.employees.has(recipientAccount)
    // A document that a colleague has signed is in the books of the organisation already.
    const added = counted.length > 0 ? onlyOfPerson(state) : state
    const verdict = limitVerdict(added, {
      operationCode,
      recipientAccount,
      somMinor,
      isToEmployee,
    })
    if (!verdict.ok) return { verdict }
    state = counted.length > 0 ? withPersonCounted(state, somMinor) : withCounted(state, somMinor)
    return { verdict, use: { ...operation, personId, day: books.today, somMinor, fingerprint } }
  })
}

const onlyOfPerson = (state: LimitState): LimitState => ({
  ...state,
  limits: state.limits.filter(({ scope, period }) => scope === 'PERSON' || period === 'ONE_TIME'),
})

function withPersonCounted(state: LimitState, somMinor: bigint): LimitState {
  const ofPerson = state.limits.filter(({ scope }) => scope === 'PERSON')
  const others = state.limits.filter(({ scope }) => scope !== 'PERSON')
  const { limits } = withCounted({ ...state, limits: ofPerson }, somMinor)
  return { ...state, limits: [...others, ...limits] }
}
