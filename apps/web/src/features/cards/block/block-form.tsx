import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { cardReasonNames } from '@tartip/domain/cards/card-names'
import { isUnlockReason } from '@tartip/domain/cards/card-status'
import type { CardStatusReason } from '@tartip/domain/cards/card-words'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { useFailure } from '../../../lib/use-failure.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { newIdempotencyKey } from '../../../lib/idempotency.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { SetCardStatusDocument } from '../api/set-card-status.account.generated.ts'
import { UnlockCardDocument } from '../api/unlock-card.account.generated.ts'
import { cardName } from '../cards-model.ts'
import type { Card } from '../cards-model.ts'
import { cardsKey } from '../cards-queries.ts'
import { cardHref } from '../use-card-screen.ts'
import { isForGood, reasonsOf } from './block-choices.ts'
import type { StatusChoice } from './block-choices.ts'
import classes from './block.module.css'
import { ReasonList } from './reason-list.tsx'

interface BlockFormProps {
  card: Card
  choices: readonly StatusChoice[]
}

/** The reason is the choice: it decides what becomes of the card. A permanent block needs a confirmation. */
export function BlockForm({ card, choices }: BlockFormProps) {
  const { t } = useTranslation('cards')
  const language = useLanguage()
  const [reason, setReason] = useState<CardStatusReason>()
  const [isConfirming, setIsConfirming] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const { change, refusal } = useStatusChange(card, choices, () => setIsConfirming(false))
  const { unlock, block } = reasonsOf(choices)
  const isUnlocking = reason === undefined ? unlock.length > 0 : isUnlockReason(reason)
  const choose = (next: CardStatusReason) => {
    setReason(next)
    setIsMissing(false)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === undefined) setIsMissing(true)
    else if (isForGood(reason)) setIsConfirming(true)
    else change.mutate(reason)
  }
  const missing = isMissing ? t($ => $.block.pick) : undefined
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      {unlock.length > 0 ? (
        <ReasonList
          legend={t($ => $.block.chooseUnlock)}
          reasons={unlock}
          chosen={reason}
          onChoose={choose}
          error={missing}
        />
      ) : null}
      <ReasonList
        legend={unlock.length > 0 ? t($ => $.block.other) : t($ => $.block.choose)}
        reasons={block}
        chosen={reason}
        onChoose={choose}
        error={unlock.length > 0 ? undefined : missing}
      />
      {refusal ? (
        <p className={classes.error} role="alert">
          {refusal}
        </p>
      ) : null}
      <div>
        <Button
          type="submit"
          color={isUnlocking ? 'brand' : 'danger'}
          loading={change.isPending && !isConfirming}
        >
          {isUnlocking ? t($ => $.block.unlock) : t($ => $.block.block)}
        </Button>
      </div>
      <ConfirmDialog
        opened={isConfirming}
        tone="danger"
        title={t($ => $.block.confirmTitle)}
        body={
          reason
            ? t($ => $.block.confirmText, {
                card: cardName(card),
                reason: cardReasonNames[reason][language].toLowerCase(),
              })
            : null
        }
        confirmLabel={t($ => $.block.block)}
        isBusy={change.isPending}
        onConfirm={() => {
          if (reason) change.mutate(reason)
        }}
        onCancel={() => setIsConfirming(false)}
      />
    </form>
  )
}

/** Blocks or unlocks and goes back to the card, where the new status is to be seen. */
function useStatusChange(card: Card, choices: readonly StatusChoice[], onEnd: () => void) {
  const { t } = useTranslation('cards')
  const client = useQueryClient()
  const router = useRouter()
  const failure = useFailure()
  const change = useMutation({
    mutationFn: async (reason: CardStatusReason): Promise<unknown> => {
      const options = { service: 'account', idempotencyKey: newIdempotencyKey() } as const
      if (isUnlockReason(reason)) {
        return execute(UnlockCardDocument, { cardId: card.id, reason }, options)
      }
      const status = choices.find(choice => choice.reasons.includes(reason))?.status
      if (!status) throw new Error('A reason that was not offered')
      return execute(SetCardStatusDocument, { cardId: card.id, status, reason }, options)
    },
    onMutate: failure.forget,
    onSuccess: async (_data, reason) => {
      await client.invalidateQueries({ queryKey: [cardsKey] })
      toast.success(t($ => (isUnlockReason(reason) ? $.block.unlocked : $.block.blocked)))
      router.history.push(cardHref('/card', card.id))
    },
    onError: error => {
      failure.show(error)
      onEnd()
    },
  })
  return { change, refusal: failure.words }
}
