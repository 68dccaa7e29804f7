import { availableStatuses } from '@tartip/domain/cards/card-status'
import { temporaryLimitLongestDays, type SetLimit } from '@tartip/domain/cards/card-limits'
import { internetSwitchReason } from '@tartip/domain/cards/card-words'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { err, ok, type Result } from '@tartip/domain/result'
import { holdsTerm } from '@tartip/domain/lists/search-text'
import { isLocalDate } from '@tartip/domain/time/instant'

import { requireActor } from '../../../platform/graphql/context.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import type { ProductUseCases } from '../product-use-cases.ts'
import type { CardView } from '../use-cases/read-cards.ts'
import type {
  CardFilter,
  CardLimitInput,
  MutationResolvers,
  QueryResolvers,
} from './account.generated.ts'
import {
  presentCard,
  presentCardAccount,
  presentCardLimits,
  presentCardOperation,
  presentRetailCard,
} from './card-presenter.ts'
import { isOwnParty } from './own-party.ts'
import { pageOf } from './page-of.ts'

type CardQueries = Pick<
  QueryResolvers,
  | 'findAllByPartyIdBaseCardAccountInfo'
  | 'findAllCardsByFilter'
  | 'findAllCardsByAccountId'
  | 'getCardById'
  | 'getCardLimitInfo'
  | 'getOperationList'
  | 'getAvailableStatusesForCard'
  | 'getInternetTransactionsAvailability'
  | 'getNaturalPersonCards'
>

export function createCardQueries(useCases: ProductUseCases): CardQueries {
  return {
    findAllByPartyIdBaseCardAccountInfo: async (_root, { partyId }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(isOwnParty(actor, partyId))
      const [accounts, rates] = await Promise.all([
        useCases.readCardAccounts(actor),
        useCases.readRates(undefined),
      ])
      const official = unwrap(rates).sets.find(set => set.group === 'NBKR')?.quotes ?? []
      return accounts.map(account => presentCardAccount(account, official, ctx.request.language))
    },

    findAllCardsByFilter: async (_root, { partyId, filter, pageable }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(isOwnParty(actor, partyId))
      const found = (await useCases.readCards(actor)).filter(view => isWanted(view, filter))
      const page = pageOf(found, pageable)
      return { ...page, list: page.list.map(presentCard) }
    },

    findAllCardsByAccountId: async (_root, { accountId, cardStatuses }, ctx) =>
      unwrap(await useCases.readCardsOfAccount(requireActor(ctx), accountId))
        .filter(({ card }) => !cardStatuses || cardStatuses.includes(card.status))
        .map(presentCard),

    getCardById: async (_root, { cardId }, ctx) =>
      presentCard(unwrap(await useCases.readCard(requireActor(ctx), cardId))),

    getCardLimitInfo: async (_root, { cardId }, ctx) =>
      presentCardLimits(unwrap(await useCases.readCardLimits(requireActor(ctx), cardId))),

    getOperationList: async (_root, { cardId, ...dates }, ctx) =>
      unwrap(
        await useCases.readCardOperations(requireActor(ctx), {
          ...dates,
          cardId: cardId ?? undefined,
        }),
      ).map(operation => presentCardOperation(operation, ctx.request.language)),

    getAvailableStatusesForCard: async (_root, { cardId }, ctx) => {
      const view = unwrap(await useCases.readCard(requireActor(ctx), cardId))
      return view.permissions.includes('SET_STATUS')
        ? availableStatuses(view.card.status).map(({ status, reasons }) => ({
            status,
            reasons: [...reasons],
          }))
        : []
    },

    getInternetTransactionsAvailability: async (_root, { cardId }, ctx) =>
      presentInternet(unwrap(await useCases.readCard(requireActor(ctx), cardId))),

    getNaturalPersonCards: async (_root, { filter }, ctx) =>
      unwrap(
        await useCases.findNaturalPersonCards(requireActor(ctx), {
          phone: filter.phone ?? undefined,
          cardNum: filter.cardNum ?? undefined,
        }),
      ).map(presentRetailCard),
  }
}

type CardMutations = Pick<
  MutationResolvers,
  | 'updateCardTitle'
  | 'setCardLimit'
  | 'setCardStatus'
  | 'setInternetTransactionsAvailability'
  | 'unlockCard'
>

export function createCardMutations(useCases: ProductUseCases): CardMutations {
  return {
    updateCardTitle: async (_root, { cardId, cardTitle }, ctx) =>
      presentCard(unwrap(await useCases.renameCard(requireActor(ctx), cardId, cardTitle))),

    setCardLimit: async (_root, { cardId, limit }, ctx) => {
      const actor = requireActor(ctx)
      const wanted = unwrap(readLimit(limit))
      unwrap(await useCases.setCardLimit(actor, ctx.request.idempotencyKey, cardId, wanted))
      // Whoever may set a limit is shown it, also when they may not see the other details.
      return presentCardLimits(unwrap(await useCases.readLimitsAfterChange(actor, cardId)))
    },

    setCardStatus: async (_root, wanted, ctx) =>
      presentCard(
        unwrap(await useCases.setCardStatus(requireActor(ctx), ctx.request.idempotencyKey, wanted)),
      ),

    setInternetTransactionsAvailability: async (_root, { cardId, isAvailable }, ctx) =>
      presentInternet(
        unwrap(
          await useCases.setInternetTransactions(
            requireActor(ctx),
            ctx.request.idempotencyKey,
            cardId,
            isAvailable,
          ),
        ),
      ),

    unlockCard: async (_root, { cardId, reason }, ctx) =>
      presentCard(
        unwrap(
          await useCases.unlockCard(requireActor(ctx), ctx.request.idempotencyKey, cardId, reason),
        ),
      ),
  }
}

function presentInternet({ card }: CardView) {
  const { cardId, isInternetAvailable: isAvailable } = card
  const reason = isAvailable ? null : internetSwitchReason
  return { cardId, isAvailable, reason } as const
}

/** A limit as it was typed; the bank checks what depends on the day and on other cards. */
function readLimit(
  input: CardLimitInput,
): Result<SetLimit, 'CARD_LIMIT_AMOUNT_INVALID' | 'DATE_INVALID' | 'CARD_LIMIT_PERIOD_INVALID'> {
  const { limitType, maxNumber, startDate, endDate } = input
  const amount = parseDecimal(input.maxAmount, 'KGS')
  if (!amount.ok || amount.value < 0n) return err('CARD_LIMIT_AMOUNT_INVALID')
  const limit = {
    limitType,
    maxAmountMinor: amount.value,
    ...(maxNumber === null || maxNumber === undefined ? {} : { maxNumber }),
  }
  if (!startDate && !endDate) return ok(limit)
  if (!startDate || !endDate)
    return err('CARD_LIMIT_PERIOD_INVALID', { max: temporaryLimitLongestDays })
  if (!isLocalDate(startDate) || !isLocalDate(endDate)) return err('DATE_INVALID')
  return ok({ ...limit, period: { startDate, endDate } })
}

/** Longer texts are no part of anything that is searched. */
const longestSearch = 60

function isWanted({ card, title }: CardView, filter: CardFilter): boolean {
  const { accountId, cardStatuses, paymentSystems } = filter
  if (accountId && card.accountId !== accountId) return false
  if (cardStatuses && !cardStatuses.includes(card.status)) return false
  if (paymentSystems && !paymentSystems.includes(card.paymentSystem)) return false
  const texts = [card.holderName, title ?? '', card.maskedNumber.slice(-4)]
  return holdsTerm(texts, (filter.search ?? '').slice(0, longestSearch))
}
