import type { Clock } from '../clock.ts'
import { Turns } from '../turns.ts'
import type { GraphqlContext } from './context.ts'

interface Rate {
  /** What may be spent at once. */
  readonly burst: number
  /** What comes back in a second. */
  readonly perSecond: number
}

/**
 * In the unit of `limits.cost`: fields of an answer, lists counted by their size. A page of the own client costs some
 * thousands. An organisation may spend at once what two people may.
 */
const rates = {
  key: { burst: 60_000, perSecond: 15_000 },
  person: { burst: 120_000, perSecond: 30_000 },
  organisation: { burst: 240_000, perSecond: 60_000 },
} as const satisfies Readonly<Record<string, Rate>>

type PayerKind = keyof typeof rates
/** Somebody who pays for a call, with their id. */
export type Payer = readonly [kind: PayerKind, id: string]

export interface Spending {
  /** Whole seconds until the call could be paid; 0 when it was. */
  readonly retryAfterSeconds: number
  /** Of the one who has least left in relation. */
  readonly left: { readonly limit: number; readonly remaining: number; readonly perSecond: number }
}

/** Who pays for a call: the key or the person, and their organisation. */
export function payersOf({ caller, session, actor }: GraphqlContext): readonly Payer[] {
  const party = caller?.legalPartyId ?? actor?.legalPartyId
  const person = session?.personId ?? actor?.personId
  return [
    ...(caller === undefined ? [] : ([['key', caller.keyId]] as const)),
    ...(caller !== undefined || person === undefined ? [] : ([['person', person]] as const)),
    ...(party === undefined ? [] : ([['organisation', party]] as const)),
  ]
}

/** How many accounts are kept before the full ones are forgotten. */
const mostAccounts = 10_000

/** Budgets by cost in this process: one program or person cannot keep the others waiting. */
export function createBudgets(clock: Clock) {
  const accounts = new Map<string, { remaining: number; at: number }>()
  const remainingOf = (name: string, { burst, perSecond }: Rate, now: number) => {
    const account = accounts.get(name)
    if (account === undefined) return burst
    const gained = (Math.max(0, now - account.at) / 1_000) * perSecond
    return Math.min(burst, account.remaining + gained)
  }
  const forgetFull = (now: number) => {
    for (const [name] of accounts) {
      const rate = rates[name.slice(0, name.indexOf(' ')) as PayerKind]
      if (remainingOf(name, rate, now) >= rate.burst) accounts.delete(name)
    }
  }
  return {
    /** All payers pay, or none does when one of them cannot. */
    spend(payers: readonly Payer[], cost: number): Spending {
      const now = clock.now()
      if (accounts.size >= mostAccounts) forgetFull(now)
      const found = payers.map(([payer, id]) => {
        const name = `${payer} ${id}`
        const rate = rates[payer]
        return { name, rate, remaining: remainingOf(name, rate, now) }
      })
      const missing = found.map(({ rate, remaining }) => (cost - remaining) / rate.perSecond)
      const wait = Math.max(0, ...missing)
      const isPaid = wait === 0
      const after = found.map(one => ({ ...one, remaining: one.remaining - (isPaid ? cost : 0) }))
      if (isPaid) {
        for (const { name, remaining } of after) accounts.set(name, { remaining, at: now })
      }
      const [least] = after.toSorted(
        (a, b) => a.remaining / a.rate.burst - b.remaining / b.rate.burst,
      )
      return {
        retryAfterSeconds: Math.ceil(wait),
        left: {
          limit: least?.rate.burst ?? 0,
          remaining: Math.floor(least?.remaining ?? 0),
          perSecond: least?.rate.perSecond ?? 0,
        },
      }
    },
  }
}

/**
 * Calls that begin in one turn of the event loop: of one session or key, and of all. Those of different people begin
 * together, because they share statements (`createCoalescer`).
 */
const mostBegun = { ofCredential: 4, together: 64 } as const
/** Calls with one session or key that wait or are under way; more are refused before anything is looked up. */
const mostOfCredential = 128
/** A call whose body is still on its way after this long gives its place up when another one needs it. */
const slowAfterMs = 1_000

/** A call that arrives. */
export interface Arrival {
  /** Nothing of its body is missing any more. */
  hasArrived(): boolean
  breakOff(): void
}

interface Beginning {
  readonly credential: string
  begin(): void
}

/**
 * Lets calls begin a few at a time, in turns of the credentials that they come with: hundreds that arrive at once hold
 * up nobody else, and most of them end here.
 */
export function createAdmission(clock: Clock) {
  const waiting = new Turns<Beginning>()
  /** By credential, the oldest first, with the moment since which a body may come. */
  const present = new Map<string, Map<Arrival, number>>()
  const begun = { together: 0, ofCredential: new Map<string, number>() }
  const mayBegin = ({ credential }: Pick<Beginning, 'credential'>) =>
    begun.together < mostBegun.together &&
    (begun.ofCredential.get(credential) ?? 0) < mostBegun.ofCredential
  const countBegun = ({ credential }: Pick<Beginning, 'credential'>) => {
    if (begun.together === 0) setImmediate(nextTurn)
    begun.together += 1
    begun.ofCredential.set(credential, (begun.ofCredential.get(credential) ?? 0) + 1)
  }
  const nextTurn = () => {
    begun.together = 0
    begun.ofCredential.clear()
    for (let next = waiting.take(mayBegin); next; next = waiting.take(mayBegin)) {
      countBegun(next)
      next.begin()
    }
  }
  /** Slow bodies must not keep the credential from everything else. */
  const breakOffSlow = (calls: Map<Arrival, number>): boolean => {
    const latest = clock.now() - slowAfterMs
    for (const [call, begunAt] of calls) {
      if (begunAt > latest || call.hasArrived()) continue
      calls.delete(call)
      call.breakOff()
      return true
    }
    return false
  }
  return {
    /** True as soon as the call may begin, and it has to leave later; false when there are too many with its credential. */
    async enter(credential: string, call: Arrival): Promise<boolean> {
      const calls = present.get(credential) ?? new Map<Arrival, number>()
      if (calls.size >= mostOfCredential && !breakOffSlow(calls)) return false
      present.set(credential, calls.set(call, Infinity))
      if (mayBegin({ credential })) countBegun({ credential })
      else await new Promise<void>(begin => waiting.add(credential, { credential, begin }))
      if (calls.has(call)) calls.set(call, clock.now())
      return true
    },
    leave(credential: string, call: Arrival): void {
      const calls = present.get(credential)
      calls?.delete(call)
      if (calls?.size === 0) present.delete(credential)
    },
  }
}

/** Calls under way at once; fewer than the connections of the pool that they share. */
const mostRunning = { key: 4, person: 6, organisation: 9 } as const satisfies Readonly<
  Record<PayerKind, number>
>
/** From this cost on a call takes a noticeable part of a second: a page of a few hundred rows, or many lists at once. */
const costlyFrom = 3_000
/** Costly calls under way at once, of all organisations; of one there is one. */
const mostCostly = 2
/** Calls that may wait for those; more are refused. */
const mostWaiting = { key: 32, person: 64, organisation: 256 } as const satisfies Readonly<
  Record<PayerKind, number>
>

/** A call in flight. */
export interface CallInFlight {
  /** Whether a call of this cost may go on: now, or after it has waited for its turn. */
  mayCost(cost: number): boolean
  /**
   * Once its cost is known, a costly call gives its place to others and waits for its turn among the costly ones.
   */
  waitForTurn(cost: number): Promise<void>
  leave(): void
}

/**
 * Caps on calls in flight. Whoever has too many waits for their own calls, in order, while everybody else goes on;
 * beyond the places for waiting a call is refused. Costly calls wait apart from the others, and organisations take turns.
 */
export function createTurnstile() {
  const calls = createPlaces(name => capOf(name, mostRunning))
  const costly = createPlaces(name => (name === everybody ? mostCostly : 1))
  const isFull = (places: typeof calls, names: readonly string[]) =>
    names.some(name => places.waitingOf(name) >= capOf(name, mostWaiting))
  return {
    /** As soon as the call may begin; nothing when too many wait already. */
    async enter(payers: readonly Payer[]): Promise<CallInFlight | undefined> {
      const names = payers.map(nameOf)
      if (isFull(calls, names) && !calls.mayBegin(names)) return undefined
      const isCostly = (cost: number) => names.length > 0 && cost >= costlyFrom
      let leave = await calls.take(names)
      return {
        mayCost: cost => !isCostly(cost) || !isFull(costly, names),
        async waitForTurn(cost) {
          if (!isCostly(cost)) return
          leave()
          leave = () => undefined
          leave = await costly.take([everybody, ...names])
        },
        leave: () => leave(),
      }
    },
  }
}

const everybody = 'everybody'
const nameOf = ([payer, id]: Payer): string => `${payer} ${id}`
const capOf = (name: string, caps: Readonly<Record<PayerKind, number>>): number =>
  caps[name.slice(0, name.indexOf(' ')) as PayerKind]

interface Turn {
  readonly names: readonly string[]
  begin(): void
}

/**
 * So many at once under each name. Whoever finds no place under one of theirs waits, in turns of the last of the names.
 */
function createPlaces(capOfName: (name: string) => number) {
  const running = new Map<string, number>()
  const waiting = new Turns<Turn>()
  const runningOf = (name: string) => running.get(name) ?? 0
  const mayBegin = (names: readonly string[]) =>
    names.every(name => runningOf(name) < capOfName(name))
  const count = (names: readonly string[], by: 1 | -1) => {
    for (const name of names) {
      const next = runningOf(name) + by
      if (next === 0) running.delete(name)
      else running.set(name, next)
    }
  }
  const release = (names: readonly string[]) => {
    count(names, -1)
    const turn = waiting.take(one => mayBegin(one.names))
    if (turn === undefined) return
    count(turn.names, 1)
    turn.begin()
  }
  return {
    mayBegin,
    waitingOf: (name: string) => waiting.count(turn => turn.names.includes(name)),
    /** What gives the place back, as soon as there is one. */
    async take(names: readonly string[]): Promise<() => void> {
      if (mayBegin(names)) count(names, 1)
      else await new Promise<void>(begin => waiting.add(names.at(-1) ?? '', { names, begin }))
      return () => release(names)
    },
  }
}
