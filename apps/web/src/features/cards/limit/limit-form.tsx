import { cardLimitTypeNames } from '@tartip/domain/cards/card-names'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { addDays } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { temporaryLimitLongestDays } from '@tartip/domain/cards/card-limits'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { DateField } from '../../../components/fields/date-field.tsx'
import { MoneyField } from '../../../components/fields/money-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useFailure } from '../../../lib/use-failure.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { newIdempotencyKey } from '../../../lib/idempotency.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { SetCardLimitDocument } from '../api/set-card-limit.account.generated.ts'
import type { CardLimitInput } from '../../../lib/api-types/account.generated.ts'
import type { CardLimit, CardLimits } from '../cards-model.ts'
import { cardsKey } from '../cards-queries.ts'
import { draftOfLimit, limitOfDraft } from './limit-draft.ts'
import type { LimitDraft, LimitProblem } from './limit-draft.ts'
import classes from './limit.module.css'

interface LimitFormProps {
  limit: CardLimit
  info: CardLimits
  today: LocalDate
  onClose: () => void
}

/** Changes one limit, for good or for some days. */
export function LimitForm({ limit, info, today, onClose }: LimitFormProps) {
  const { t } = useTranslation('cards')
  const language = useLanguage()
  const id = useId()
  const [draft, setDraft] = useState<LimitDraft>(() => draftOfLimit(limit, today))
  const [wrong, setWrong] = useState<LimitProblem>()
  const { save, refusal, forgetRefusal } = useSaveLimit(info.cardId, limit, onClose)
  const change = (part: Partial<LimitDraft>) => {
    setDraft({ ...draft, ...part })
    setWrong(undefined)
    forgetRefusal()
  }
  const errorOf = (field: LimitProblem['field']) =>
    wrong?.field === field ? errorText(wrong.code, wrong.params, language) : undefined
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const checked = limitOfDraft(draft, limit, info, today)
    if (checked.ok) {
      save.mutate(checked.value)
      return
    }
    setWrong(checked.problem)
    document.getElementById(`${id}-${checked.problem.field}`)?.focus()
  }
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <div className={classes.fields}>
        <MoneyField
          id={`${id}-amount`}
          label={draft.isTemporary ? t($ => $.limit.maxTemporary) : t($ => $.limit.max)}
          currency="KGS"
          value={draft.amount}
          onChange={amount => change({ amount })}
          error={errorOf('amount') ?? refusal}
          autoFocus
        />
        <TextField
          id={`${id}-number`}
          label={t($ => $.limit.number)}
          hint={t($ => $.limit.numberHint)}
          inputMode="numeric"
          value={draft.number}
          onChange={number => change({ number })}
          error={errorOf('number')}
        />
      </div>
      <CheckField
        label={t($ => $.limit.isTemporary)}
        hint={t($ => $.limit.isTemporaryHint)}
        isChecked={draft.isTemporary}
        onChange={isTemporary => change({ isTemporary })}
      />
      {draft.isTemporary ? (
        <div className={classes.fields}>
          <DateField
            id={`${id}-from`}
            label={t($ => $.limit.from)}
            value={draft.from}
            today={today}
            min={today}
            max={addDays(today, temporaryLimitLongestDays)}
            onChange={from => change({ from })}
            error={errorOf('from')}
          />
          <DateField
            label={t($ => $.limit.to)}
            value={draft.to}
            today={today}
            min={draft.from || today}
            max={addDays(today, temporaryLimitLongestDays)}
            onChange={to => change({ to })}
          />
        </div>
      ) : null}
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending}>
          {t($ => $.limit.save)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t($ => $.limit.cancel)}
        </Button>
      </div>
    </form>
  )
}

/** Sends the change; a refusal of the bank stands at the amount until it is corrected. */
function useSaveLimit(cardId: string, limit: CardLimit, onClose: () => void) {
  const { t } = useTranslation('cards')
  const language = useLanguage()
  const client = useQueryClient()
  const failure = useFailure()
  const save = useMutation({
    mutationFn: (change: CardLimitInput) =>
      execute(
        SetCardLimitDocument,
        { cardId, limit: change },
        { service: 'account', idempotencyKey: newIdempotencyKey() },
      ),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [cardsKey] })
      toast.success(t($ => $.limit.saved, { type: cardLimitTypeNames[limit.limitType][language] }))
      onClose()
    },
    onError: failure.show,
  })
  return { save, refusal: failure.words, forgetRefusal: failure.forget }
}
