import type { ErrorCode } from '../errors/catalogue.ts'
import { may, stageOfRight, type Ability } from '../people/policy.ts'
import type { SignScheme, SignType } from '../people/sign-right.ts'
import type { Viewer } from '../people/viewer.ts'
import { err, holds, ok, type Result, type Verdict } from '../result.ts'
import type { Instant } from '../time/instant.ts'
import {
  familyOfSignType,
  stagesOfScheme,
  type SignFamily,
  type Signature,
  type SignStage,
  type StageStatuses,
} from './stages.ts'

/** What a life cycle needs to know of a document; its content is covered by the digest. */
export interface DocumentState<Status extends string = string> {
  readonly id: string
  readonly legalPartyId: string
  /** The person who made the draft. */
  readonly createdBy: string
  readonly statusCode: Status
  /** Grows by one with every transition. */
  readonly version: number
  /** SHA-256 of the canonical text, lower-case hex. */
  readonly digest: string
  /** Signatures over the present digest; an edit voids them. */
  readonly signatures: readonly Signature[]
}

/** People of the organisation. A recipient handles a document that came from the bank. */
export type PersonParty = 'creator' | 'signatory' | 'recipient'
export type SystemParty = 'bank' | 'officer' | 'clock' | 'phone'
/** Who makes a step. A signatory acts at the stage the row names, a creator on their own document. */
export type Party = PersonParty | SystemParty

/**
 * Who acts. The phone acts for the holder of the pay-control key. Other systems know no scheme of
 * their own: `signScheme` and `signType` are the contract's present ones.
 */
export type DocumentActor =
  | { readonly viewer: Viewer }
  | {
      readonly system: SystemParty
      readonly signScheme?: SignScheme
      readonly signType?: SignType
      readonly holder?: Viewer
    }

/** Why the engine itself refuses an action; a kind of document adds its own reasons. */
export type DocumentRefusal =
  | 'FORBIDDEN'
  | 'PERSON_LOCKED'
  | 'ACTION_NOT_ALLOWED'
  | 'ALREADY_SIGNED'
  | 'NOT_YOUR_STAGE'
  | 'NOT_CREATOR'
  | 'COMMENT_REQUIRED'
  | 'PAY_CONTROL_THREE_SIGNATORIES'
  | 'PAY_CONTROL_KEY_UNAVAILABLE'

/** One allowed step of a document's life. What is no row of the table cannot happen. */
export interface TransitionRule<Status extends string = string, Action extends string = string> {
  readonly from: Status
  readonly action: Action
  readonly by: Party
  /** Null when the document ceases to be. */
  readonly to: Status | null
  /** The signatory's stage. */
  readonly stage?: SignStage
  /** Only where the contract collects signatures this way. */
  readonly family?: SignFamily
  /** Only under these schemes. */
  readonly schemes?: readonly SignScheme[]
}

/** The types of one kind of document, under one name. `moment` is what its conditions know of time. */
export interface LifeCycleTypes {
  readonly state: DocumentState
  readonly action: string
  readonly refusal: ErrorCode
  readonly moment: { readonly now: Instant }
}
type StatusOf<T extends LifeCycleTypes> = T['state']['statusCode']
type RefusalOf<T extends LifeCycleTypes> = DocumentRefusal | T['refusal']
type RuleOf<T extends LifeCycleTypes> = TransitionRule<StatusOf<T>, T['action']>

/** What must hold besides the row of the table. */
export type Condition<State, Moment, Refusal extends string> = (
  document: State,
  moment: Moment,
  by: DocumentActor,
) => Verdict<Refusal>

/**
 * The life of one kind of document. Some names of actions have a meaning of their own: `sign` and
 * `payControlConfirm` add a signature, `edit`, `sendForSigning` and `signatureLapsed` void all of them, `edit`
 * takes a new digest, `returnForEditing` needs a comment, `openNextStage` follows a signature by itself.
 */
export interface LifeCycleDefinition<T extends LifeCycleTypes> {
  readonly transitions: readonly RuleOf<T>[]
  readonly stages: readonly StageStatuses<StatusOf<T>>[]
  /** The stages a document passes under a scheme; those of the scheme itself when left out. */
  readonly stagesOfScheme?: (scheme: SignScheme) => readonly SignStage[]
  /** What a person must be allowed to do to act as a party. */
  readonly abilities: Readonly<Partial<Record<PersonParty, Ability>>>
  readonly conditions: Readonly<
    Partial<Record<T['action'], readonly Condition<T['state'], T['moment'], RefusalOf<T>>[]>>
  >
  /** Reports of a system in the order they come; a lost one is made up for by the next. */
  readonly progress?: { readonly by: SystemParty; readonly actions: readonly T['action'][] }
  /** Actions of systems that are decided although the contract's scheme is not known. */
  readonly decidedWithoutScheme?: readonly T['action'][]
  /** The last moment at which a signature is of use; never when left out. */
  readonly signatureDeadline?: (document: T['state'], moment: T['moment']) => Instant
  /** The code for a document that is not what the person was shown. */
  readonly changedMeanwhile: RefusalOf<T>
}

/** What an action made of a document. */
export interface Transition<State extends DocumentState> {
  /** Every status entered, in order; the last is the new one. Empty when the document is deleted. */
  readonly steps: readonly State['statusCode'][]
  /** The document afterwards, its version one higher. */
  readonly next: State
}

export interface TransitionExtra {
  /**
   * For a signature: the digest of what the signer was shown. For an edit: the digest of the
   * changed document.
   */
  readonly digest?: string
  /** Why a document is returned; the creator reads it. */
  readonly comment?: string
}

export interface LifeCycle<T extends LifeCycleTypes> {
  readonly definition: LifeCycleDefinition<T>
  /**
   * Whether an actor may do an action on a document now, and by which row of the table. The one
   * place that decides; the server's transition and the button's flag both call it. It leaves out
   * only what depends on the call itself: the digest that was shown and the comment.
   */
  decideAction(
    document: T['state'],
    action: T['action'],
    by: DocumentActor,
    moment: T['moment'],
  ): Result<RuleOf<T>, RefusalOf<T>>
  /**
   * Does an action on a document, or refuses with a code and changes nothing. Whatever moves a
   * document goes through here.
   *
   * An edit returns the document in its first status with no signatures; the caller puts the
   * changed fields in and gives their digest. A doubled or late report of a system is refused with
   * ACTION_NOT_ALLOWED and may be dropped.
   */
  applyTransition<S extends T['state']>(
    document: S,
    action: T['action'],
    by: DocumentActor,
    moment: T['moment'],
    extra?: TransitionExtra,
  ): Result<Transition<S>, RefusalOf<T>>
  /** The stage whose signature a status waits for. */
  stageWaitingIn(status: StatusOf<T>): StageStatuses<StatusOf<T>> | undefined
  /** The stage whose signature a status has just got. */
  stageDoneIn(status: StatusOf<T>): StageStatuses<StatusOf<T>> | undefined
  /** The stages of a family that a scheme passes; fewer than the scheme needs when it has none. */
  stagesOf(family: SignFamily, scheme: SignScheme): readonly StageStatuses<StatusOf<T>>[]
  /**
   * Every stage up to the status's own has one signature, each by another person, all over the
   * present digest. When the contract's scheme is given, that stage must also be its last one.
   */
  everyStageIsSigned(document: T['state'], scheme?: SignScheme): Verdict<RefusalOf<T>>
  /** A pay-control contract can sign: each stage it needs exists, and its signatories have keys. */
  payControlIsReady(viewer: Viewer): Verdict<DocumentRefusal>
}

/** The life cycle of a kind of document, from its definition. */
export function createLifeCycle<T extends LifeCycleTypes>(
  definition: LifeCycleDefinition<T>,
): LifeCycle<T> {
  const cycle = withRulesByAction(definition)
  return {
    definition,
    decideAction: (document, action, by, moment) =>
      decideAction(cycle, document, action, by, moment),
    applyTransition: (document, action, by, moment, extra = {}) =>
      definition.progress?.actions.includes(action)
        ? applyProgress(definition, document, action, by)
        : applyTransition(cycle, document, action, by, moment, extra),
    stageWaitingIn: status => definition.stages.find(each => each.waiting === status),
    stageDoneIn: status => definition.stages.find(each => each.done === status),
    stagesOf: (family, scheme) => stagesOf(definition, family, scheme),
    everyStageIsSigned: (document, scheme) => everyStageIsSigned(definition, document, scheme),
    payControlIsReady: viewer => payControlIsReady(definition, viewer),
  }
}

/** Every list of documents decides some actions for each of its rows. */
interface IndexedDefinition<T extends LifeCycleTypes> extends LifeCycleDefinition<T> {
  readonly rulesByAction: ReadonlyMap<T['action'], readonly RuleOf<T>[]>
}

function withRulesByAction<T extends LifeCycleTypes>(
  definition: LifeCycleDefinition<T>,
): IndexedDefinition<T> {
  const rulesByAction = new Map<T['action'], RuleOf<T>[]>()
  for (const rule of definition.transitions) {
    rulesByAction.set(rule.action, [...(rulesByAction.get(rule.action) ?? []), rule])
  }
  return { ...definition, rulesByAction }
}

/** The person behind an actor, if there is one. */
export function personOf(by: DocumentActor): Viewer | undefined {
  return 'viewer' in by ? by.viewer : by.holder
}

/** The contract's scheme as the actor knows it. */
export function schemeOf(by: DocumentActor): SignScheme | undefined {
  return 'viewer' in by ? by.viewer.signScheme : (by.holder?.signScheme ?? by.signScheme)
}

/** Whether an action gives a signature, in the application or on a phone. */
export function isSigning(action: string): boolean {
  return action === 'sign' || action === 'payControlConfirm'
}

/** Another organisation's document gets the same refusal as one the person has no right to. */
export function documentIsOfYourOrganisation(
  document: Pick<DocumentState, 'legalPartyId'>,
  viewer: Viewer,
): Verdict<'FORBIDDEN'> {
  return document.legalPartyId === viewer.legalPartyId ? holds : err('FORBIDDEN')
}

/** Only who has made a document edits, sends, deletes and recalls it. */
export function youAreTheCreator(
  document: Pick<DocumentState, 'createdBy'>,
  viewer: Viewer,
): Verdict<'NOT_CREATOR'> {
  return document.createdBy === viewer.personId ? holds : err('NOT_CREATOR')
}

/** A rejected person learns no more than any other without the right. */
export function personMay(
  viewer: Viewer,
  needed: readonly (Ability | undefined)[],
): Verdict<'FORBIDDEN' | 'PERSON_LOCKED'> {
  let isLocked = false
  for (const ability of new Set(needed)) {
    if (ability === undefined) continue
    const verdict = may(viewer, ability)
    if (verdict.ok) return holds
    isLocked ||= verdict.error.code === 'PERSON_LOCKED'
  }
  return err(isLocked ? 'PERSON_LOCKED' : 'FORBIDDEN')
}

function decideAction<T extends LifeCycleTypes>(
  cycle: IndexedDefinition<T>,
  document: T['state'],
  action: T['action'],
  by: DocumentActor,
  moment: T['moment'],
): Result<RuleOf<T>, RefusalOf<T>> {
  const rules = (cycle.rulesByAction.get(action) ?? []).filter(rule =>
    mayTakePart(cycle, by, rule.by),
  )
  if (rules.length === 0) return err('FORBIDDEN')
  const person = personOf(by)
  if (person) {
    const allowed = personMayAct(cycle, document, action, rules, person)
    if (!allowed.ok) return allowed
  } else if (rules.some(rule => rule.by === 'phone' && rule.stage !== undefined)) {
    return err('FORBIDDEN')
  }
  const rule = findRule(document, rules, by)
  if (!rule || !schemeAllows(cycle, rule, schemeOf(by))) {
    return err('ACTION_NOT_ALLOWED', { action, status: document.statusCode })
  }
  if (person) {
    const fits = personFits(cycle, document, rule, person)
    if (!fits.ok) return fits
  }
  for (const condition of cycle.conditions[action] ?? []) {
    const verdict = condition(document, moment, by)
    if (!verdict.ok) return verdict
  }
  return ok(rule)
}

function mayTakePart<T extends LifeCycleTypes>(
  cycle: LifeCycleDefinition<T>,
  by: DocumentActor,
  party: Party,
): boolean {
  return 'viewer' in by ? party in cycle.abilities : party === by.system
}

/** Whoever acts through a phone acts as a signatory. */
function abilityOf<T extends LifeCycleTypes>(
  cycle: LifeCycleDefinition<T>,
  party: Party,
): Ability | undefined {
  const acting = party === 'phone' ? 'signatory' : party
  return acting === 'creator' || acting === 'signatory' || acting === 'recipient'
    ? cycle.abilities[acting]
    : undefined
}

/** What is true of the person whatever the status of the document. */
function personMayAct<T extends LifeCycleTypes>(
  cycle: LifeCycleDefinition<T>,
  document: T['state'],
  action: T['action'],
  rules: readonly RuleOf<T>[],
  person: Viewer,
): Verdict<DocumentRefusal> {
  const ownDocument = documentIsOfYourOrganisation(document, person)
  if (!ownDocument.ok) return ownDocument
  const allowed = personMay(
    person,
    rules.map(rule => abilityOf(cycle, rule.by)),
  )
  if (!allowed.ok || !isSigning(action)) return allowed
  // Signers of one document are distinct people, whatever rights they hold by now.
  const own = document.signatures.find(each => each.personId === person.personId)
  return own ? err('ALREADY_SIGNED', { stage: own.stage }) : holds
}

/** The row for the status and the contract; whether the person fits it is checked afterwards. */
function findRule<T extends LifeCycleTypes>(
  document: T['state'],
  rules: readonly RuleOf<T>[],
  by: DocumentActor,
): RuleOf<T> | undefined {
  const signType = personOf(by)?.signType ?? ('system' in by ? by.signType : undefined)
  const family = signType && familyOfSignType(signType)
  return rules.find(
    rule =>
      rule.from === document.statusCode && (rule.family === undefined || rule.family === family),
  )
}

function schemeAllows<T extends LifeCycleTypes>(
  cycle: LifeCycleDefinition<T>,
  rule: RuleOf<T>,
  scheme: SignScheme | undefined,
): boolean {
  if (!rule.schemes) return true
  if (scheme) return rule.schemes.includes(scheme)
  return cycle.decidedWithoutScheme?.includes(rule.action) ?? false
}

function personFits<T extends LifeCycleTypes>(
  cycle: LifeCycleDefinition<T>,
  document: T['state'],
  rule: RuleOf<T>,
  person: Viewer,
): Verdict<DocumentRefusal> {
  const allowed = personMay(person, [abilityOf(cycle, rule.by)])
  if (!allowed.ok) return allowed
  if (rule.by === 'creator') return youAreTheCreator(document, person)
  if (rule.stage === undefined) return holds
  const isTheirs = stageOfRight(person.signRight) === rule.stage
  return isTheirs ? holds : err('NOT_YOUR_STAGE', { stage: rule.stage })
}

function applyTransition<T extends LifeCycleTypes, S extends T['state']>(
  cycle: IndexedDefinition<T>,
  document: S,
  action: T['action'],
  by: DocumentActor,
  moment: T['moment'],
  extra: TransitionExtra,
): Result<Transition<S>, RefusalOf<T>> {
  const decided = decideAction(cycle, document, action, by, moment)
  if (!decided.ok) return decided
  const fits = extraFits(cycle, document, action, extra)
  if (!fits.ok) return fits
  const steps = stepsOf(cycle, decided.value, by)
  const next: S = {
    ...document,
    statusCode: steps.at(-1) ?? document.statusCode,
    version: document.version + 1,
    digest: action === 'edit' ? (extra.digest ?? document.digest) : document.digest,
    signatures: signaturesAfter(document, decided.value, by, moment.now),
  }
  return ok({ steps, next })
}

/** A signature covers exactly what the person was shown; the creator must learn why a document came back. */
function extraFits<T extends LifeCycleTypes>(
  cycle: LifeCycleDefinition<T>,
  document: T['state'],
  action: T['action'],
  { digest, comment }: TransitionExtra,
): Verdict<RefusalOf<T>> {
  if (isSigning(action)) return digest === document.digest ? holds : err(cycle.changedMeanwhile)
  return action !== 'returnForEditing' || comment?.trim() ? holds : err('COMMENT_REQUIRED')
}

const voidsSignatures: ReadonlySet<string> = new Set(['edit', 'sendForSigning', 'signatureLapsed'])

function signaturesAfter(
  document: DocumentState,
  rule: TransitionRule,
  by: DocumentActor,
  signedAt: Instant,
): readonly Signature[] {
  if (voidsSignatures.has(rule.action)) return []
  const person = personOf(by)
  if (!isSigning(rule.action) || !person || rule.stage === undefined) return document.signatures
  const { stage } = rule
  const { personId } = person
  return [...document.signatures, { stage, personId, signedAt, digest: document.digest }]
}

/** A signature that is not the scheme's last one opens the next stage in the same step. */
function stepsOf<T extends LifeCycleTypes>(
  cycle: LifeCycleDefinition<T>,
  rule: RuleOf<T>,
  by: DocumentActor,
): readonly StatusOf<T>[] {
  if (rule.to === null) return []
  if (!isSigning(rule.action)) return [rule.to]
  const scheme = schemeOf(by)
  const opening = cycle.transitions.find(
    each =>
      each.action === 'openNextStage' &&
      each.from === rule.to &&
      scheme !== undefined &&
      each.schemes?.includes(scheme),
  )
  return opening?.to ? [rule.to, opening.to] : [rule.to]
}

/**
 * Reports of a system may arrive doubled, late or with one lost. A report further along than the
 * document is passes through the steps between; one of what has already happened is refused.
 */
function applyProgress<T extends LifeCycleTypes, S extends T['state']>(
  cycle: LifeCycleDefinition<T>,
  document: S,
  action: T['action'],
  by: DocumentActor,
): Result<Transition<S>, RefusalOf<T>> {
  if (!cycle.progress || 'viewer' in by || by.system !== cycle.progress.by) return err('FORBIDDEN')
  const { actions } = cycle.progress
  const steps: StatusOf<T>[] = []
  let current: StatusOf<T> = document.statusCode
  for (const each of actions.slice(0, actions.indexOf(action) + 1)) {
    const rule = cycle.transitions.find(row => row.action === each && row.from === current)
    if (!rule?.to) continue
    steps.push(rule.to)
    current = rule.to
  }
  if (steps.length === 0) {
    return err('ACTION_NOT_ALLOWED', { action, status: document.statusCode })
  }
  const next: S = { ...document, statusCode: current, version: document.version + 1 }
  return ok({ steps, next })
}

function stagesOf<T extends LifeCycleTypes>(
  cycle: LifeCycleDefinition<T>,
  family: SignFamily,
  scheme: SignScheme,
): readonly StageStatuses<StatusOf<T>>[] {
  const needed = stagesNeeded(cycle, scheme)
  return cycle.stages.filter(each => each.family === family && needed.includes(each.stage))
}

function stagesNeeded<T extends LifeCycleTypes>(
  cycle: LifeCycleDefinition<T>,
  scheme: SignScheme,
): readonly SignStage[] {
  return (cycle.stagesOfScheme ?? stagesOfScheme)(scheme)
}

function everyStageIsSigned<T extends LifeCycleTypes>(
  cycle: LifeCycleDefinition<T>,
  document: T['state'],
  scheme: SignScheme | undefined,
): Verdict<RefusalOf<T>> {
  const { statusCode, signatures } = document
  const refused = err('ACTION_NOT_ALLOWED', { status: statusCode })
  const done = cycle.stages.find(each => each.done === statusCode)
  if (!done) return refused
  if (scheme && stagesNeeded(cycle, scheme).at(-1) !== done.stage) return refused
  const needed = stagesNeeded(cycle, 'THREE_SIGNATORY').filter(stage => stage <= done.stage)
  const stages = signatures.map(each => each.stage)
  const people = new Set(signatures.map(each => each.personId))
  const isComplete =
    stages.length === needed.length &&
    people.size === needed.length &&
    needed.every(stage => stages.includes(stage))
  if (!isComplete) return refused
  const isUnchanged = signatures.every(each => each.digest === document.digest)
  return isUnchanged ? holds : err(cycle.changedMeanwhile)
}

function payControlIsReady<T extends LifeCycleTypes>(
  cycle: LifeCycleDefinition<T>,
  viewer: Viewer,
): Verdict<DocumentRefusal> {
  if (viewer.signType !== 'PAY_CONTROL') return holds
  const { signScheme } = viewer
  const needed = stagesNeeded(cycle, signScheme)
  if (stagesOf(cycle, 'payControl', signScheme).length < needed.length) {
    return err('PAY_CONTROL_THREE_SIGNATORIES')
  }
  // Whose keys are missing the server adds where it knows; the dash stands where it does not.
  return viewer.payControlKeyAvailable ? holds : err('PAY_CONTROL_KEY_UNAVAILABLE', { people: '—' })
}
