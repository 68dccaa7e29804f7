import { valueDateVerdict } from '@tartip/domain/bank-day/time-rule'
import type { SignRight } from '@tartip/domain/people/sign-right'
import { addDays, bishkekDate, type LocalDate } from '@tartip/domain/time/instant'
import type { Result } from '@tartip/domain/result'
import type { Actor } from '../platform/actor.ts'
import type { MutationRequest } from '../modules/payment/payment-deps.ts'
import { canonicalTextOf } from '../modules/payment/use-cases/payment-digest.ts'
import type { TransferInput } from '../modules/payment/use-cases/transfer-form.ts'
import type { SeenDocument } from './observe.ts'
import { ownBic } from './own-bank.ts'
import type { SimulatedHouse } from './simulated-house.ts'
import { type SimulatedOrganisation, wrongCode } from './simulated-people.ts'

/** One call of one person; making it again with the same key must answer the same. */
export interface PersonCall {
  readonly what: string
  make(): Promise<Result<unknown>>
  /** Of a call that signs: whether what it brings is enough to sign this document. Without it nothing is said. */
  proves?(paymentId: string): boolean
  /** The same mutation under the same key, asking for something else. */
  makeChanged?(): Promise<Result<unknown>>
}

const forms = {
  CLEARING: ['interBank', 'saveInterBankTransferNativeDraft'],
  GROSS: ['interBank', 'saveInterBankTransferNativeDraft'],
  INTRABANK_OWN: ['intraBankOwn', 'saveIntraBankOwnerTransferDraft'],
  INTRABANK_FOREIGN: ['intraBankForeign', 'saveIntraBankForeignTransferDraft'],
} as const
type Operation = keyof typeof forms
const favouriteCode = '111111'
const creators: ReadonlySet<SignRight> = new Set(['FIRST', 'SECOND', 'CREATOR'])
const operations = Object.keys(forms) as Operation[]

/** Somebody of any organisation does anything to any document, sensible or not. */
export function somebodyActs(
  house: SimulatedHouse,
  documents: readonly SeenDocument[],
): PersonCall {
  const { random } = house
  const request = requestOf(house)
  const alive = documents.filter(document => !document.isDeleted)
  if (alive.length === 0 || random.chance(20)) return saveDraft(house, request)
  if (random.chance(65)) {
    const call = sensibleAct(house, request, random.pick(alive))
    if (call !== undefined) return call
  }
  return anyAct(house, request, random.pick(alive), alive)
}

/** What the document waits for, by somebody who may do it; undefined when it waits for nobody. */
function sensibleAct(
  house: SimulatedHouse,
  request: MutationRequest,
  document: SeenDocument,
): PersonCall | undefined {
  const { organisations } = house
  const own = organisations.find(({ legalPartyId }) => legalPartyId === document.legalPartyId)
  const creator = own?.people.find(({ personId }) => personId === document.createdBy)
  const stage = stageOfWaiting[document.statusCode]
  if (document.statusCode === 'DRAFT' && creator !== undefined) {
    return actsOf(house, creator, request, document).sends()
  }
  if (document.statusCode === 'FOR_EDITING' && creator !== undefined) {
    return actsOf(house, creator, request, document).edits()
  }
  const signer = own?.people.find(({ signRight }) => signRight === stage)
  return signer && actsOf(house, signer, request, document).signs([document])
}

const stageOfWaiting: Readonly<Record<string, SignRight>> = {
  ON_VERIFICATION: 'FIRST',
  PARTIALLY_CONFIRMED: 'SECOND',
  ON_CONFIRMATION: 'THIRD',
}

function anyAct(
  house: SimulatedHouse,
  request: MutationRequest,
  document: SeenDocument,
  alive: readonly SeenDocument[],
): PersonCall {
  const { random } = house
  const acts = actsOf(house, actorFor(house, document), request, document)
  return weighted<() => PersonCall>(random.next(), [
    [3, acts.sends],
    [3, () => acts.sendsAll(alive)],
    [1, acts.asksPhones],
    [1, acts.stopsPhones],
    [6, () => acts.signs(random.chance(30) ? alive : [document])],
    [1, acts.returns],
    [1, acts.revokes],
    [4, acts.recalls],
    [1, acts.deletes],
    [2, acts.repeats],
    [2, acts.edits],
  ])()
}

/** Everything one person can try with one document. */
function actsOf(
  house: SimulatedHouse,
  actor: Actor,
  request: MutationRequest,
  document: SeenDocument,
) {
  const { useCases } = house
  const { id: paymentId, legalPartyId } = document
  const batch = { legalPartyId, paymentIds: [paymentId] }
  const larger = { legalPartyId, paymentIds: [paymentId, legalPartyId] }
  const ref = { paymentId, legalPartyId }
  const call: Call = (what, make) => ({ what: `${actor.shortName} ${what} ${paymentId}`, make })
  const onBatch = (what: string, act: (on: typeof batch) => Promise<Result<unknown>>) => ({
    ...call(what, () => act(batch)),
    makeChanged: () => act(larger),
  })
  return {
    sends: () => onBatch('sends', on => useCases.sendForSigning(actor, request, on)),
    /** Every draft of the organisation at once; those of others are refused, each by itself. */
    sendsAll: (list: readonly SeenDocument[]) => {
      const drafts = list.filter(
        each => each.legalPartyId === legalPartyId && each.statusCode === 'DRAFT',
      )
      const paymentIds = drafts.map(({ id }) => id)
      return call(`sends ${drafts.length} with`, () =>
        useCases.sendForSigning(actor, request, { legalPartyId, paymentIds }),
      )
    },
    asksPhones: () => call('asks phones about', () => useCases.askPhones(actor, request, batch)),
    stopsPhones: () =>
      call('stops phones about', () => useCases.stopAskingPhones(actor, request, batch)),
    signs: (list: readonly SeenDocument[]) => signs(house, actor, request, list, call),
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
    edits: () => edits(house, actor, request, document, call),
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

type Call = (what: string, make: () => Promise<Result<unknown>>) => PersonCall

function saveDraft(house: SimulatedHouse, request: MutationRequest): PersonCall {
  const { random, organisations, useCases } = house
  const organisation = random.pick(organisations)
  const mayCreate = organisation.people.filter(({ signRight }) => creators.has(signRight))
  const actor = random.pick(random.chance(90) ? mayCreate : organisation.people)
  const operation = random.pick(operations)
  const [form, mutation] = forms[operation]
  const input = transferInput(house, organisation, operation)
  // Now and then for an organisation that is not his own.
  const { legalPartyId } = random.chance(5) ? random.pick(organisations) : organisation
  const save = (asked: TransferInput) =>
    useCases.saveDraft(actor, request, { mutation, form, legalPartyId, input: asked })
  return {
    what: `${actor.shortName} saves ${operation} ${input.amount} from ${input.payerAccount} for ${input.valueDate}`,
    make: () => save(input),
    makeChanged: () => save({ ...input, amount: `1${input.amount}` }),
  }
}

function signs(
  house: SimulatedHouse,
  actor: Actor,
  request: MutationRequest,
  documents: readonly SeenDocument[],
  call: Call,
): PersonCall {
  const { random, useCases } = house
  const { legalPartyId } = actor
  const own = documents.filter(document => document.legalPartyId === legalPartyId)
  const paymentIds = own.map(({ id }) => id)
  const otpCode = weighted(random.next(), [
    [5, wrongCode],
    // Good once for each person, and tried again and again.
    [5, favouriteCode],
    [90, String(100_000 + random.below(900_000))],
  ])
  // Sometimes he signs what he was shown a while ago, or something he was never shown.
  const digests = own.map(({ digest }) => (random.chance(4) ? 'f'.repeat(64) : digest))
  const isOther = random.chance(5)
  const isToken = actor.signType === 'RU_TOKEN_2'
  const isProof = isToken ? !isOther : house.isCodeGood(actor.personId, otpCode)
  const shown = new Set(own.filter(({ digest }, at) => digests[at] === digest).map(({ id }) => id))
  let signatures: Promise<readonly string[]> | undefined
  const made = call(`signs ${own.length} with`, async () => {
    const batch = { legalPartyId, paymentIds, digests }
    if (!isToken) {
      return useCases.signPayments(actor, request, { ...batch, otpCode })
    }
    // The same call carries the same signatures, made over what the documents say when it is made first.
    signatures ??= tokenSignatures(house, actor, paymentIds, isOther)
    return useCases.signPayments(actor, request, { ...batch, signatures: await signatures })
  })
  return { ...made, proves: paymentId => isProof && shown.has(paymentId) }
}

async function tokenSignatures(
  { documents, devices }: SimulatedHouse,
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
  house: SimulatedHouse,
  actor: Actor,
  request: MutationRequest,
  document: SeenDocument,
  call: Call,
): PersonCall {
  const { random, organisations, useCases } = house
  const organisation =
    organisations.find(each => each.legalPartyId === document.legalPartyId) ??
    random.pick(organisations)
  const input = transferInput(house, organisation, document.operationCode as Operation)
  const version = random.chance(10) ? document.version - 1 : document.version
  const { id, legalPartyId } = document
  return call('edits', () =>
    useCases.updatePayment(actor, request, { id, legalPartyId, version, input }),
  )
}

/** Mostly a colleague, sometimes a stranger. */
function actorFor({ random, organisations }: SimulatedHouse, document: SeenDocument): Actor {
  const own = organisations.find(({ legalPartyId }) => legalPartyId === document.legalPartyId)
  const organisation = random.chance(95) && own ? own : random.pick(organisations)
  const creator = organisation.people.find(({ personId }) => personId === document.createdBy)
  return creator && random.chance(35) ? creator : random.pick(organisation.people)
}

function transferInput(
  house: SimulatedHouse,
  organisation: SimulatedOrganisation,
  operation: Operation,
): TransferInput {
  const { random, rules, organisations } = house
  // Foreign money cannot be paid in som; now and then somebody tries.
  const som = organisation.accounts.filter(({ currency }) => currency === 'KGS')
  const payer = random.pick(random.chance(90) ? som : organisation.accounts)
  const others = organisations.filter(each => each !== organisation)
  const target =
    operation === 'INTRABANK_OWN'
      ? random.pick(random.chance(90) ? som.filter(each => each !== payer) : organisation.accounts)
      : random.pick(random.pick(others).accounts)
  const isInterBank = operation === 'CLEARING' || operation === 'GROSS'
  const bank = random.pick(rules.banks().search('', 'INTERBANK'))
  const code = rules.paymentCodes().find(({ isActive }) => isActive)?.classCode ?? ''
  const amount = 1 + random.below(random.chance(8) ? 2_000_000 : 9_000)
  const purpose = random.chance(4) ? 'Оплата за запретное' : 'Оплата по договору 7'
  return {
    operation,
    payerAccount: payer.account,
    amount: `${amount}.${String(random.below(100)).padStart(2, '0')}`,
    purpose,
    paymentCode: code,
    recipientBic: isInterBank ? bank.bankCode : ownBic,
    recipientAccount: isInterBank
      ? `${bank.accountPrefix}0010000000001`.padEnd(16, '0').slice(0, 16)
      : target.account,
    recipientName: 'ОсОО Поставщик',
    valueDate: valueDateFor(house, operation),
  }
}

/** The first day that is still open for the operation, or any of the next ones. */
function valueDateFor({ random, rules, clock }: SimulatedHouse, operation: Operation): LocalDate {
  const today = bishkekDate(clock.now())
  // Around New Year the bank is closed for more than a week.
  const days = Array.from({ length: 10 }, (_, ahead) => addDays(today, ahead))
  const open = days.filter(
    date => valueDateVerdict(rules.bankDay(), operation, 'KGS', date, 'create').ok,
  )
  return random.chance(80) && open[0] !== undefined ? open[0] : random.pick(days.slice(0, 5))
}

function requestOf({ newId }: SimulatedHouse): MutationRequest {
  const idempotencyKey = newId()
  return { idempotencyKey, traceId: idempotencyKey, ip: '192.0.2.1' }
}
