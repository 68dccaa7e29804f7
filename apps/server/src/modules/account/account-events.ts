import type { Db } from '../../platform/db/db.ts'
import { appendOutbox } from '../../platform/outbox/outbox.ts'

/** The topic under which changes of accounts and cards leave through the outbox. */
export const accountTopic = 'account'

export type AccountEventKind =
  | 'ACCOUNT_STATUS_CHANGED'
  | 'ACCOUNT_MOVED'
  | 'ACCOUNT_RENAMED'
  | 'VISIBILITY_CHANGED'
  | 'CARD_RENAMED'
  | 'CARD_STATUS_CHANGED'
  | 'CARD_LIMIT_CHANGED'
  | 'INTERNET_TRANSACTIONS_CHANGED'
  | 'PERMISSIONS_CHANGED'
  | 'LOAN_CLAIM_CHANGED'

/** What a listener must know to decide who may receive events about it. */
export interface AccountEventPayload {
  readonly kind: AccountEventKind
  readonly accountId?: string
  readonly cardId?: string
  readonly loanClaimId?: string
  /** Whom alone it concerns, when it is one person's own matter. */
  readonly personId?: string
}

/** Reports a change in the transaction that makes it. */
export async function publishAccountEvent(
  tx: Db,
  legalPartyId: string,
  { kind, accountId, cardId, loanClaimId, personId }: AccountEventPayload,
): Promise<void> {
  await appendOutbox(tx, {
    legalPartyId,
    topic: accountTopic,
    kind,
    payload: {
      kind,
      accountId: accountId ?? null,
      cardId: cardId ?? null,
      personId: personId ?? null,
      ...(loanClaimId === undefined ? {} : { loanClaimId }),
    },
  })
}
