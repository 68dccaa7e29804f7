import { errorText } from '@tartip/domain/errors/catalogue'
import type { Language } from '@tartip/domain/language'
import { currencies } from '@tartip/domain/money/currency'
import { may } from '@tartip/domain/people/policy'
import type { StatementKind } from '@tartip/domain/statements/statement'
import { toIso } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import { readLastEventId } from '../../../platform/graphql/catch-up.ts'
import { requestOf, requireActor, type GraphqlContext } from '../../../platform/graphql/context.ts'
import { createEventFollower, type EventSource } from '../../../platform/graphql/follow-events.ts'
import { parsePageable, withoutMissing } from '../../../platform/graphql/read-input.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { StatementDeps } from '../statement-deps.ts'
import { findSchedules, type StatementSchedule as Schedule } from '../store/schedule-store.ts'
import {
  findPage,
  findVisible,
  statementTopic,
  type StatementEventPayload,
  type StatementRecord,
} from '../store/statement-store.ts'
import { removeSchedule, saveSchedule } from '../use-cases/change-schedules.ts'
import { addressOf, readableSalePoints } from '../use-cases/find-terminals.ts'
import {
  accountKinds,
  findOwnStatement,
  openStatementFile,
  scopeOf,
  type OpenedStatementFile,
} from '../use-cases/open-statement.ts'
import { orderStatement, type RequestedStatement } from '../use-cases/order-statement.ts'
import { newPaymentPages, readNewPayments } from '../use-cases/read-new-payments.ts'
import { readPayments, readPaymentsOfStatement } from '../use-cases/read-payments.ts'
import { removeStatement } from '../use-cases/remove-statement.ts'
import {
  presentNewPayments,
  presentPayments,
  presentStatement,
  presentTerminalStatement,
  type StatementViewer,
} from './statement-presenter.ts'
import type {
  MutationResolvers,
  PosTerminalsByAddress,
  PosTerminalStatement,
  QueryResolvers,
  Statement,
  StatementFile,
  StatementFileFormat,
  StatementFileResolvers,
  StatementLanguage,
  StatementOrderInput,
  StatementSchedule,
  StatementSubscriptionType,
  SubscriptionResolvers,
} from './statement.generated.ts'

const allKinds: readonly StatementKind[] = [...accountKinds, 'POS']
/** Programs read accounts; terminals have no group of theirs. */
const kindsFor = (ctx: GraphqlContext): readonly StatementKind[] =>
  ctx.caller === undefined ? allKinds : accountKinds
/** The page size of the specification, section 7. */
const statementPages = { usual: 50, largest: 520 }

function requireReader(ctx: GraphqlContext, legalPartyId: string): Actor {
  const actor = requireActor(ctx)
  unwrap(may(actor, 'statements.read'))
  if (legalPartyId !== actor.legalPartyId) throw refusal('LEGAL_PARTY_NOT_FOUND')
  return actor
}

async function viewerOf(
  { accessControl }: Pick<StatementDeps, 'accessControl'>,
  reader: Actor,
  language: Language,
): Promise<StatementViewer> {
  const people = await accessControl.peopleOf(reader.legalPartyId)
  const names = new Map(people.map(({ personId, shortName }) => [personId, shortName]))
  return { language, reader, shortNameOf: personId => names.get(personId) }
}

/** The terminals that a person may read, by address. */
async function presentTerminals(
  deps: Pick<StatementDeps, 'acquiring' | 'accounts'>,
  actor: Actor,
): Promise<PosTerminalsByAddress[]> {
  const byAddress = new Map<string, PosTerminalsByAddress['posTerminals']>()
  for (const salePoint of await readableSalePoints(deps, actor)) {
    const own = salePoint.cashRegisters.flatMap(({ terminals }) =>
      terminals.map(({ code, isActive }) => ({ code, isActive, salePointName: salePoint.name })),
    )
    const address = addressOf(salePoint)
    if (own.length > 0) byAddress.set(address, [...(byAddress.get(address) ?? []), ...own])
  }
  return [...byAddress].map(([address, posTerminals]) => ({ address, posTerminals }))
}

function terminalsOf(
  { places }: StatementRecord,
  known: readonly PosTerminalsByAddress[],
): PosTerminalsByAddress[] {
  const all = known.flatMap(({ posTerminals }) => posTerminals)
  return places.map(({ address, terminals }) => ({
    address,
    posTerminals: terminals.map(
      code =>
        all.find(one => one.code === code) ?? { code, isActive: false, salePointName: address },
    ),
  }))
}

const languageOf: Readonly<Record<StatementLanguage, Language>> = { EN: 'en', KG: 'ky', RU: 'ru' }

const mostBytesOfData = 10 * 1024 * 1024

/** The file without its content, which `StatementFile.data` reads when it is selected. */
function presentFile(
  file: OpenedStatementFile,
  format: StatementFileFormat,
  language: StatementLanguage,
): StatementFile {
  const { fileName, contentType, sizeBytes, statementId } = file
  const url = `/api/v1/statements/${statementId}/file?format=${format}&language=${language}`
  const shown: OpenedAnswer = { fileName, contentType, sizeBytes, url, data: '', opened: file }
  return shown
}

interface OpenedAnswer extends StatementFile {
  readonly opened: OpenedStatementFile
}

async function readData(answer: StatementFile): Promise<string> {
  // Made by `presentFile` and by nothing else.
  const { opened: file } = answer as OpenedAnswer
  if (file.sizeBytes > mostBytesOfData) {
    throw refusal('STATEMENT_FILE_TOO_LARGE', { max: mostBytesOfData / 1024 / 1024 })
  }
  const opened = await file.open()
  if (opened === undefined) throw refusal('STATEMENT_FILE_IN_PROGRESS')
  const chunks: Uint8Array[] = []
  for await (const chunk of opened.chunks) chunks.push(chunk)
  return Buffer.concat(chunks).toString('base64')
}

export const statementFileResolvers: StatementFileResolvers = { data: file => readData(file) }

const storedLanguage = { ru: 'RU', ky: 'KG', en: 'EN' } as const satisfies Readonly<
  Record<Language, StatementLanguage>
>

export function createStatementQueries(deps: StatementDeps): QueryResolvers {
  const findOne = async (actor: Actor, statementId: string, kinds: readonly StatementKind[]) =>
    unwrap(await findOwnStatement(deps, actor, kinds, { id: statementId }))
  return {
    findAll: async (_root, { partyId, pagination }, ctx) => {
      const actor = requireReader(ctx, partyId)
      const page = parsePageable(pagination, statementPages)
      const scope = await scopeOf(deps, actor, accountKinds)
      const [{ list, count }, viewer] = await Promise.all([
        inTenant(deps.db, partyId, tx => findPage(tx, scope, page)),
        viewerOf(deps, actor, ctx.request.language),
      ])
      return {
        statements: list.map(record => presentStatement(record, viewer)),
        currentPage: page.page,
        totalPages: Math.ceil(count / page.size),
        totalElements: count,
      }
    },
    findStatement: async (_root, { partyId, statementId }, ctx) => {
      const actor = requireReader(ctx, partyId)
      const record = await findOne(actor, statementId, kindsFor(ctx))
      return presentStatement(record, await viewerOf(deps, actor, ctx.request.language))
    },
    findPOSTerminalStatements: async (_root, { partyID, pagination }, ctx) => {
      const actor = requireReader(ctx, partyID)
      const page = parsePageable(pagination, statementPages)
      const scope = await scopeOf(deps, actor, ['POS'])
      const [{ list, count }, viewer, terminals] = await Promise.all([
        inTenant(deps.db, partyID, tx => findPage(tx, scope, page)),
        viewerOf(deps, actor, ctx.request.language),
        presentTerminals(deps, actor),
      ])
      return {
        posTerminalStatements: list.map(record =>
          presentTerminalStatement(record, terminalsOf(record, terminals), viewer),
        ),
        currentPage: page.page,
        elementsInCurrentPage: list.length,
        totalPages: Math.ceil(count / page.size),
        totalElements: count,
      }
    },
    getPOSTerminals: async (_root, { partyID }, ctx) =>
      presentTerminals(deps, requireReader(ctx, partyID)),
    getPaymentsByStatement: async (_root, { statementId, pagination, filter }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(may(actor, 'statements.read'))
      const wanted = { ...withoutMissing({ ...filter }), statementId }
      const page = parsePageable(pagination, statementPages)
      return presentPayments(
        unwrap(await readPaymentsOfStatement(deps, actor, kindsFor(ctx), wanted, page)),
        ctx.request.language,
      )
    },
    getPayments: async (_root, { parameters, pagination, filter }, ctx) => {
      const { partyId, account, accounts, ...period } = parameters
      const actor = requireReader(ctx, partyId)
      const chosen = accounts?.length ? accounts : account ? [account] : []
      const wanted = { ...period, legalPartyId: partyId, accounts: chosen }
      const page = parsePageable(pagination, statementPages)
      const filtered = withoutMissing({ ...filter })
      return presentPayments(
        unwrap(await readPayments(deps, actor, wanted, filtered, page)),
        ctx.request.language,
      )
    },
    getNewPayments: async (_root, { partyId, account, after, startDate, size }, ctx) => {
      const actor = requireReader(ctx, partyId)
      const page = parsePageable({ size }, newPaymentPages)
      const wanted = { legalPartyId: partyId, account, size: page.size }
      const found = await readNewPayments(deps, actor, {
        ...wanted,
        ...withoutMissing({ after, startDate }),
      })
      return presentNewPayments(unwrap(found), ctx.request.language)
    },
    download: async (_root, { fileName, fileFormat, partyId, language }, ctx) => {
      const actor = requireReader(ctx, partyId)
      const stored = language ?? storedLanguage[ctx.request.language]
      const wanted = { format: fileFormat, language: languageOf[stored] }
      const file = await openStatementFile(deps, actor, accountKinds, { fileName }, wanted)
      return presentFile(unwrap(file), fileFormat, stored)
    },
    downloadPOSTerminalStatement: async (_root, wanted, ctx) => {
      const actor = requireReader(ctx, wanted.partyID)
      const stored = wanted.language ?? storedLanguage[ctx.request.language]
      const format = wanted.fileFormat ?? 'XLSX'
      const file = await openStatementFile(
        deps,
        actor,
        ['POS'],
        { id: wanted.statementID },
        { format, language: languageOf[stored] },
      )
      return presentFile(unwrap(file), format, stored)
    },
    findStatementSchedules: async (_root, { partyId }, ctx) => {
      const { personId } = requireReader(ctx, partyId)
      const own = await inTenant(deps.db, partyId, tx => findSchedules(tx, partyId, personId))
      return own.map(one => presentSchedule(one, ctx.request.language))
    },
  }
}

const presentSchedule = (one: Schedule, language: Language): StatementSchedule => ({
  id: one.id,
  partyId: one.legalPartyId,
  kind: one.kind,
  accounts: one.accounts ? [...one.accounts] : null,
  currencies: one.currencies.map(code => currencies[code].specNum),
  period: one.period,
  fileFormat: one.format,
  nextDate: one.nextDate,
  stoppedReason: one.failure ? errorText(one.failure.code, one.failure.params, language) : null,
  createdDate: toIso(one.createdAt),
})

export function createStatementMutations(deps: StatementDeps): MutationResolvers {
  const order = orderStatement(deps)
  const place = async (ctx: GraphqlContext, requested: RequestedStatement) => {
    const actor = requireReader(ctx, requested.legalPartyId)
    const { language } = ctx.request
    const ordered = unwrap(await order(actor, requestOf(ctx), requested, language))
    const found = await findOwnStatement(deps, actor, allKinds, { id: ordered.statementId })
    return {
      record: unwrap(found),
      isRepeated: ordered.isRepeated,
      viewer: await viewerOf(deps, actor, language),
    }
  }
  const ofAccounts = async (
    ctx: GraphqlContext,
    kind: 'ACCOUNT' | 'CARD',
    { partyId, account, accounts, ...rest }: StatementOrderInput,
  ) => {
    const chosen = accounts ?? (account ? [account] : [])
    const { record, isRepeated, viewer } = await place(ctx, {
      ...rest,
      legalPartyId: partyId,
      kind,
      accounts: chosen,
    })
    return { statement: presentStatement(record, viewer), isRepeated }
  }
  return {
    order: (_root, { statementOrder }, ctx) => ofAccounts(ctx, 'ACCOUNT', statementOrder),
    orderCardStatement: (_root, { statementOrder }, ctx) => ofAccounts(ctx, 'CARD', statementOrder),
    orderPOSTerminalStatement: async (_root, { statementOrder }, ctx) => {
      const { partyID, posTerminalsByAddresses, startDate, endDate } = statementOrder
      const { record, isRepeated, viewer } = await place(ctx, {
        legalPartyId: partyID,
        kind: 'POS',
        accounts: posTerminalsByAddresses.flatMap(({ posTerminals }) => posTerminals),
        currencies: [],
        startDate,
        endDate,
      })
      const known = await presentTerminals(deps, requireReader(ctx, partyID))
      const terminals = terminalsOf(record, known)
      return {
        posTerminalStatement: presentTerminalStatement(record, terminals, viewer),
        isRepeated,
      }
    },
    deleteStatement: async (_root, { partyId, statementId }, ctx) =>
      unwrap(await removeStatement(deps, requireReader(ctx, partyId), ctx.request, statementId)),
    saveStatementSchedule: async (_root, { schedule }, ctx) => {
      const { partyId, kind, accounts, currencies: codes, period, fileFormat } = schedule
      const actor = requireReader(ctx, partyId)
      const wanted = {
        legalPartyId: partyId,
        kind,
        accounts: accounts ?? [],
        currencies: codes,
        period,
        format: fileFormat,
      }
      const { language } = ctx.request
      return presentSchedule(unwrap(await saveSchedule(deps, actor, wanted, language)), language)
    },
    deleteStatementSchedule: async (_root, { partyId, scheduleId }, ctx) =>
      unwrap(await removeSchedule(deps, requireReader(ctx, partyId), scheduleId)),
  }
}

interface ShownEvent {
  readonly eventId: string
  readonly subscriptionType: StatementSubscriptionType
  readonly statementId: string
  readonly record: StatementRecord | undefined
}

export function createStatementSubscriptions(
  deps: StatementDeps,
  source: EventSource,
): SubscriptionResolvers {
  const follow = createEventFollower(source, statementTopic)
  function listen<Shown>(
    ctx: GraphqlContext,
    request: { readonly partyId: string; readonly lastEventId?: string | null | undefined },
    kinds: readonly StatementKind[],
    openPresenter: (actor: Actor) => Promise<(event: ShownEvent) => Shown>,
  ) {
    const actor = requireReader(ctx, request.partyId)
    return follow<Shown>({
      legalPartyId: actor.legalPartyId,
      personId: actor.personId,
      lastEventId: readLastEventId(request.lastEventId),
      async openView() {
        const [scope, present] = await Promise.all([
          scopeOf(deps, actor, kinds),
          openPresenter(actor),
        ])
        return async event => {
          const change = event.payload as unknown as StatementEventPayload
          if (!kinds.includes(change.kind)) return undefined
          const { statementId } = change
          const eventId = event.eventId.toString()
          if (change.isDeleted) {
            if (!change.accounts.every(one => scope.readableSources.includes(one))) return undefined
            return present({ eventId, subscriptionType: 'DELETE', statementId, record: undefined })
          }
          const record = await inTenant(deps.db, actor.legalPartyId, tx =>
            findVisible(tx, scope, { id: statementId }),
          )
          // Deleted since: the event of that comes next.
          if (record === undefined) return undefined
          const subscriptionType = change.isNew ? 'CREATE' : 'UPDATE'
          return present({ eventId, subscriptionType, statementId, record })
        }
      },
    })
  }
  return {
    listen: {
      subscribe: (_root, request, ctx) =>
        listen(ctx, request, accountKinds, async actor => {
          const viewer = await viewerOf(deps, actor, ctx.request.language)
          return ({ record, ...event }) => {
            const statement: Statement | null = record ? presentStatement(record, viewer) : null
            return { listen: { ...event, statement } }
          }
        }),
    },
    listenPOSTerminalStatement: {
      subscribe: (_root, { partyID, lastEventId }, ctx) =>
        listen(ctx, { partyId: partyID, lastEventId }, ['POS'], async actor => {
          const [viewer, known] = await Promise.all([
            viewerOf(deps, actor, ctx.request.language),
            presentTerminals(deps, actor),
          ])
          return ({ record, statementId: statementID, ...event }) => {
            const posTerminalStatement: PosTerminalStatement | null = record
              ? presentTerminalStatement(record, terminalsOf(record, known), viewer)
              : null
            return { listenPOSTerminalStatement: { ...event, statementID, posTerminalStatement } }
          }
        }),
    },
  }
}
