import type { SignRight } from '@tartip/domain/people/sign-right'
import type { Result } from '@tartip/domain/result'
import type { Actor } from '../platform/actor.ts'
import type { MutationRequest } from '../platform/documents/run-mutation.ts'
import { canonicalTextOf } from '../modules/payment/use-cases/payment-digest.ts'
import type { DocumentInput } from '../modules/payment/use-cases/prepare-document.ts'
import {
  documentInput,
  isSimulatedOperation,
  mutationOf,
  simulatedOperations,
} from './document-inputs.ts'
import type { Observation, ObservedDocument, ObservedRegister } from './observe.ts'
import { wrongCode } from './simulated-people.ts'
import type { SimulatedBank } from './simulated-bank.ts'
import { drawRows } from './simulated-salaries.ts'

/** One call of one person; repeating it with the same key must return the same answer. */
export interface PersonCall {
  readonly label: string
  make(): Promise<Result<unknown, string>>
  /** Only on a call that signs: whether it carries a valid proof for this document. */
  proves?(paymentId: string): boolean
  /** The same mutation under the same key with another input. */
  makeWithOtherInput?(): Promise<Result<unknown, string>>
}

const repeatedCode = '111111'
const creators: ReadonlySet<SignRight> = new Set(['FIRST', 'SECOND', 'CREATOR'])

/** A random call by a person of any organisation on any document, sensible or not. */
export function randomCall(
  sim: SimulatedBank,
  { documents, registers }: Pick<Observation, 'documents' | 'registers'>,
): PersonCall {
  const { random } = sim
  const request = requestOf(sim)
  if (random.chance(20)) return registerCall(sim, request, registers)
  const existing = documents.filter(document => !document.isDeleted)
  if (existing.length === 0 || random.chance(20)) return saveDraft(sim, request)
  if (random.chance(65)) {
    const call = sensibleCall(sim, request, random.pick(existing))
    if (call !== undefined) return call
  }
  return arbitraryCall(sim, request, random.pick(existing), existing)
}

/** The next step of the document, by a person who may take it; undefined when there is none. */
function sensibleCall(
  sim: SimulatedBank,
  request: MutationRequest,
  document: ObservedDocument,
): PersonCall | undefined {
  const { organisations } = sim
  const own = organisations.find(({ legalPartyId }) => legalPartyId === document.legalPartyId)
  const creator = own?.people.find(({ personId }) => personId === document.createdBy)
  const stage = stageOfWaiting[document.statusCode]
  if (document.statusCode === 'DRAFT' && creator !== undefined) {
    return callsOf(sim, creator, request, document).sends()
  }
  if (document.statusCode === 'FOR_EDITING' && creator !== undefined) {
    return callsOf(sim, creator, request, document).edits()
  }
  const signer = own?.people.find(({ signRight }) => signRight === stage)
  return signer && callsOf(sim, signer, request, document).signs([document])
}

const stageOfWaiting: Readonly<Record<string, SignRight>> = {
  ON_VERIFICATION: 'FIRST',
  PARTIALLY_CONFIRMED: 'SECOND',
  ON_CONFIRMATION: 'THIRD',
}

function arbitraryCall(
  sim: SimulatedBank,
  request: MutationRequest,
  document: ObservedDocument,
  existing: readonly ObservedDocument[],
): PersonCall {
  const { random } = sim
  const calls = callsOf(sim, actorFor(sim, document), request, document)
  return weighted<() => PersonCall>(random.next(), [
    [3, calls.sends],
    [3, () => calls.sendsAll(existing)],
    [1, calls.signsByPhone],
    [1, calls.stopsPhones],
    [6, () => calls.signs(random.chance(30) ? existing : [document])],
    [1, calls.returns],
    [1, calls.revokes],
    [4, calls.recalls],
    [1, calls.deletes],
    [2, calls.repeats],
    [2, calls.edits],
  ])()
}

/** Every call one person can make about one document. */
function callsOf(
  sim: SimulatedBank,
  actor: Actor,
  request: MutationRequest,
  document: ObservedDocument,
) {
  const { useCases } = sim
  const { id: paymentId, legalPartyId } = document
  const batch = { legalPartyId, paymentIds: [paymentId] }
  const larger = { legalPartyId, paymentIds: [paymentId, legalPartyId] }
  const ref = { paymentId, legalPartyId }
  const call: Call = (label, make) => ({ label: `${actor.shortName} ${label} ${paymentId}`, make })
  const onBatch = (label: string, act: (on: typeof batch) => Promise<Result<unknown, string>>) => ({
    ...call(label, () => act(batch)),
    makeWithOtherInput: () => act(larger),
  })
  return {
    sends: () => onBatch('sends', on => useCases.sendForSigning(actor, request, on)),
    /** Every draft of the organisation at once; those of others are refused individually. */
    sendsAll: (list: readonly ObservedDocument[]) => {
      const drafts = list.filter(
        each => each.legalPartyId === legalPartyId && each.statusCode === 'DRAFT',
      )
      const paymentIds = drafts.map(({ id }) => id)
      return call(`sends ${drafts.length} with`, () =>
        useCases.sendForSigning(actor, request, { legalPartyId, paymentIds }),
      )
    },
    signsByPhone: () =>
      call('asks phones about', () => useCases.requestPhones(actor, request, batch)),
    stopsPhones: () =>
      call('stops phones about', () => useCases.cancelPhones(actor, request, batch)),
    signs: (list: readonly ObservedDocument[]) => signs(sim, actor, request, list, call),
    returns: () =>
      onBatch('returns', on =>
        useCases.returnForEditing(actor, request, { ...on, comment: 'Не тот счёт' }),
      ),
    revokes: () =>
      onBatch('revokes', on =>
        useCases.revokePayments(actor, request, { ...on, comment: 'Не нужно' }),
      ),
    recalls: () => onBatch('recalls', on => useCases.recallPayments(actor, request, on)),
    deletes: () => call('deletes', () => useCases.deletePayment(actor, request, ref)),
    repeats: () => call('repeats', () => useCases.repeatPayment(actor, request, ref)),
    edits: () => edits(sim, actor, request, document, call),
  }
}

/** Picks by weight; `at` is 0 ≤ x < 1. */
export function weighted<T>(at: number, list: readonly (readonly [weight: number, item: T])[]): T {
  const total = list.reduce((sum, [weight]) => sum + weight, 0)
  let left = at * total
  for (const [weight, item] of list) {
    left -= weight
    if (left < 0) return item
  }
  throw new RangeError('There is nothing to pick from')
}

type Call = (label: string, make: () => Promise<Result<unknown, string>>) => PersonCall

function saveDraft(sim: SimulatedBank, request: MutationRequest): PersonCall {
  const { random, organisations, useCases } = sim
  const organisation = random.pick(organisations)
  const mayCreate = organisation.people.filter(({ signRight }) => creators.has(signRight))
  const actor = random.pick(random.chance(90) ? mayCreate : organisation.people)
  const operation = random.pick(simulatedOperations)
  const mutation = mutationOf[operation]
  const { label, complete } = documentInput(sim, organisation, operation)
  // Sometimes for an organisation the person does not belong to.
  const { legalPartyId } = random.chance(5) ? random.pick(organisations) : organisation
  const save = async (change: (input: DocumentInput) => DocumentInput = input => input) => {
    const input = change(await complete(actor))
    return useCases.saveDocument(actor, request, { mutation, kind: operation, legalPartyId, input })
  }
  return {
    label: `${actor.shortName} saves ${operation} ${label}`,
    make: () => save(),
    makeWithOtherInput: () => save(input => ({ ...input, amount: `1${input['amount']}` })),
  }
}

function signs(
  sim: SimulatedBank,
  actor: Actor,
  request: MutationRequest,
  documents: readonly ObservedDocument[],
  call: Call,
): PersonCall {
  const { random, useCases } = sim
  const { legalPartyId } = actor
  const own = documents.filter(document => document.legalPartyId === legalPartyId)
  const paymentIds = own.map(({ id }) => id)
  const otpCode = weighted(random.next(), [
    [5, wrongCode],
    // Valid once for each person, and repeated often.
    [5, repeatedCode],
    [90, String(100_000 + random.below(900_000))],
  ])
  // Sometimes an outdated or unknown digest is signed.
  const digests = own.map(({ digest }) => (random.chance(4) ? 'f'.repeat(64) : digest))
  const isOther = random.chance(5)
  const isToken = actor.signType === 'RU_TOKEN_2'
  const isProof = isToken ? !isOther : sim.isCodeGood(actor.personId, otpCode)
  const shown = new Set(own.filter(({ digest }, at) => digests[at] === digest).map(({ id }) => id))
  let signatures: Promise<readonly string[]> | undefined
  const made = call(`signs ${own.length} with`, async () => {
    const batch = { legalPartyId, paymentIds, digests }
    if (!isToken) {
      return useCases.signPayments(actor, request, { ...batch, otpCode })
    }
    // A repeated call carries the same signatures, made over the text at the first attempt.
    signatures ??= tokenSignatures(sim, actor, paymentIds, isOther)
    return useCases.signPayments(actor, request, { ...batch, signatures: await signatures })
  })
  return { ...made, proves: paymentId => isProof && shown.has(paymentId) }
}

async function tokenSignatures(
  { documents, devices }: SimulatedBank,
  actor: Actor,
  paymentIds: readonly string[],
  isOther: boolean,
): Promise<readonly string[]> {
  const found = await documents(actor.legalPartyId, paymentIds)
  const signatures: string[] = []
  for (const id of paymentIds) {
    const payment = found.find(each => each.id === id)
    const text = payment === undefined || isOther ? 'Другой текст' : canonicalTextOf(payment)
    signatures.push(await devices.signWithToken(actor, text))
  }
  return signatures
}

function edits(
  sim: SimulatedBank,
  actor: Actor,
  request: MutationRequest,
  document: ObservedDocument,
  call: Call,
): PersonCall {
  const { random, organisations, useCases } = sim
  const organisation =
    organisations.find(each => each.legalPartyId === document.legalPartyId) ??
    random.pick(organisations)
  const { operationCode } = document
  // A register is changed as a whole; its document alone is not.
  const operation = operationCode === 'SALARY' ? 'CLEARING' : operationCode
  if (!isSimulatedOperation(operation)) throw new RangeError(`Nobody saves a ${operationCode}`)
  const { complete } = documentInput(sim, organisation, operation)
  const version = random.chance(10) ? document.version - 1 : document.version
  const { id, legalPartyId } = document
  return call('edits', async () => {
    const input = await complete(actor)
    return useCases.updatePayment(actor, request, { id, legalPartyId, version, input })
  })
}

/** A new register, or what its person does with one before and after it is paid. */
function registerCall(
  sim: SimulatedBank,
  request: MutationRequest,
  registers: readonly ObservedRegister[],
): PersonCall {
  const { random } = sim
  const register = registers.length > 0 ? random.pick(registers) : undefined
  if (register === undefined || random.chance(40)) return savesRegister(sim, request, undefined)
  const unpaid = registers.filter(({ isFullComplete }) => isFullComplete === false)
  return weighted<() => PersonCall>(random.next(), [
    [3, () => savesRegister(sim, request, register)],
    [1, () => onRegister(sim, request, register, 'removes')],
    [unpaid.length > 0 ? 6 : 0, () => onRegister(sim, request, random.pick(unpaid), 'repeats')],
    [1, () => onRegister(sim, request, register, 'repeats')],
  ])()
}

function savesRegister(
  sim: SimulatedBank,
  request: MutationRequest,
  former: ObservedRegister | undefined,
): PersonCall {
  const { random, organisations, salaries } = sim
  const organisation =
    organisations.find(each => each.legalPartyId === former?.legalPartyId) ??
    random.pick(organisations)
  const { legalPartyId } = organisation
  const actor = personFor(sim, organisation.people, former?.createdBy)
  const rows = drawRows(random, salaries.employeesOf(legalPartyId))
  const ofFormer = former && {
    salaryId: former.id,
    version: random.chance(10) ? former.version - 1 : former.version,
  }
  const input = {
    legalPartyId,
    // Few names, so that some are taken.
    fileName: `Ведомость ${random.below(40)}`,
    currency: 'KGS',
    origin: 'MANUAL' as const,
    isDraft: random.chance(10),
    rows,
    ...ofFormer,
  }
  return {
    label: `${actor.shortName} saves a register of ${rows.length} rows ${former?.id ?? ''}`,
    make: () => salaries.save(actor, request, input),
    makeWithOtherInput: () => salaries.save(actor, request, { ...input, fileName: 'Другая' }),
  }
}

function onRegister(
  sim: SimulatedBank,
  request: MutationRequest,
  { id: salaryId, legalPartyId, createdBy }: ObservedRegister,
  act: 'removes' | 'repeats',
): PersonCall {
  const { random, organisations, salaries } = sim
  const people = organisations.find(each => each.legalPartyId === legalPartyId)?.people ?? []
  const actor = personFor(sim, people, createdBy)
  const ref = { legalPartyId, salaryId }
  const fileName = `Повтор ${random.below(40)}`
  return {
    label: `${actor.shortName} ${act} the register ${salaryId}`,
    make: () =>
      act === 'removes'
        ? salaries.remove(actor, request, ref)
        : salaries.repeat(actor, request, { ...ref, fileName }),
  }
}

/** Mostly the person who made it, sometimes a colleague or somebody else. */
function personFor(
  { random, organisations }: SimulatedBank,
  people: readonly Actor[],
  createdBy: string | undefined,
): Actor {
  const creator = people.find(({ personId }) => personId === createdBy)
  if (creator && random.chance(80)) return creator
  const mayCreate = people.filter(({ signRight }) => creators.has(signRight))
  return random.pick(random.chance(85) ? mayCreate : random.pick(organisations).people)
}

/** Mostly a colleague, sometimes a person of another organisation. */
function actorFor({ random, organisations }: SimulatedBank, document: ObservedDocument): Actor {
  const own = organisations.find(({ legalPartyId }) => legalPartyId === document.legalPartyId)
  const organisation = random.chance(95) && own ? own : random.pick(organisations)
  const creator = organisation.people.find(({ personId }) => personId === document.createdBy)
  return creator && random.chance(35) ? creator : random.pick(organisation.people)
}

function requestOf({ newId }: SimulatedBank): MutationRequest {
  const idempotencyKey = newId()
  return { idempotencyKey, traceId: idempotencyKey, ip: '192.0.2.1' }
}
