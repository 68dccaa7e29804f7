import { readCardSearch } from '@tartip/domain/cards/card-search'
import { errorText } from '@tartip/domain/errors/catalogue'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { withoutBlanks } from '@tartip/domain/text/blanks'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import type { DocumentForm } from '../../../documents/form/document-form.ts'
import { fieldId, useFieldProps } from '../../../documents/form/field-views.tsx'
import { FormHint } from '../../../documents/form/form-hint.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import slotClasses from '../form/form-slots.module.css'
import { RetailCardsDocument, type RetailCardsQuery } from './api/retail-cards.account.generated.ts'
import classes from './retail-card-field.module.css'

type RetailCard = RetailCardsQuery['getNaturalPersonCards'][number]

/** The private client's card: searched by a phone or its number, then shown masked. The number itself is not kept. */
export function RetailCardField({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('paymentForm')
  const { recipientName, maskedCardNum, recipientCurrency } = form.texts
  const { error } = useFieldProps(form, 'cardReferencesId')
  const isChosen = form.texts['cardReferencesId'] !== ''
  const take = (card: RetailCard) =>
    form.change({
      cardReferencesId: card.id,
      maskedCardNum: withoutBlanks(card.cardNum),
      recipientName: card.ownerName,
      recipientCurrency: card.currency,
    })
  const dropCard = () =>
    form.change({
      cardReferencesId: '',
      maskedCardNum: '',
      recipientName: '',
      recipientCurrency: '',
    })
  return (
    <div id={fieldId('cardReferencesId')} tabIndex={-1} className={classes.field}>
      {isChosen ? (
        <div className={classes.chosen} role="group" aria-label={t($ => $.cards.chosen)}>
          <p className={classes.owner} translate="no">
            {recipientName}
          </p>
          <p className={classes.number} translate="no">
            {formatAccountNumber(maskedCardNum ?? '')} · {recipientCurrency}
          </p>
          <Button size="sm" variant="default" onClick={dropCard}>
            {t($ => $.cards.other)}
          </Button>
        </div>
      ) : (
        <CardSearch onTake={take} />
      )}
      {error ? (
        <FormHint tone="danger" isAnnounced>
          {error}
        </FormHint>
      ) : null}
    </div>
  )
}

type Answer =
  | { readonly step: 'idle' | 'searching' }
  | { readonly step: 'found'; readonly cards: readonly RetailCard[] }
  | { readonly step: 'refused'; readonly text: string }

function CardSearch({ onTake }: { onTake: (card: RetailCard) => void }) {
  const { t } = useTranslation('paymentForm')
  const language = useLanguage()
  const [by, setBy] = useState<'phone' | 'cardNum'>('phone')
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer>({ step: 'idle' })
  const isSearching = answer.step === 'searching'

  const search = async () => {
    if (isSearching) return
    const filter = { [by]: text }
    const read = readCardSearch(filter)
    if (!read.ok) {
      setAnswer({ step: 'refused', text: errorText(read.error.code, read.error.params, language) })
      return
    }
    setAnswer({ step: 'searching' })
    try {
      const data = await execute(RetailCardsDocument, { filter }, { service: 'account' })
      const [only, ...others] = data.getNaturalPersonCards
      if (only && others.length === 0) onTake(only)
      else setAnswer({ step: 'found', cards: data.getNaturalPersonCards })
    } catch (error) {
      const { code, params } = toApiError(error)
      setAnswer({ step: 'refused', text: errorText(code, params, language) })
    }
  }
  const ways = [
    { value: 'phone', label: t($ => $.cards.byPhone) },
    { value: 'cardNum', label: t($ => $.cards.byNumber) },
  ] as const
  return (
    <>
      <fieldset className={slotClasses.kinds}>
        <legend className={slotClasses.kindsLegend}>{t($ => $.cards.by)}</legend>
        {ways.map(({ value, label }) => (
          <label key={value} className={slotClasses.kind}>
            <input
              type="radio"
              name="card-search"
              checked={by === value}
              onChange={() => {
                setBy(value)
                setText('')
                setAnswer({ step: 'idle' })
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div
        className={classes.search}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // Enter searches here; it must not send the form.
          event.preventDefault()
          void search()
        }}
      >
        <TextField
          label={by === 'phone' ? t($ => $.cards.phone) : t($ => $.cards.number)}
          hint={by === 'phone' ? undefined : t($ => $.cards.numberHint)}
          type={by === 'phone' ? 'tel' : 'text'}
          inputMode={by === 'phone' ? 'tel' : 'numeric'}
          value={text}
          error={answer.step === 'refused' ? answer.text : undefined}
          isErrorAnnounced
          onChange={typed => {
            setText(typed)
            setAnswer({ step: 'idle' })
          }}
        />
        <Button
          variant="default"
          className={classes.find}
          aria-disabled={isSearching || undefined}
          onClick={() => void search()}
        >
          {isSearching ? t($ => $.cards.finding) : t($ => $.cards.find)}
        </Button>
      </div>
      {answer.step === 'found' ? <FoundCards cards={answer.cards} onTake={onTake} /> : null}
    </>
  )
}

interface FoundCardsProps {
  cards: readonly RetailCard[]
  onTake: (card: RetailCard) => void
}

function FoundCards({ cards, onTake }: FoundCardsProps) {
  const { t } = useTranslation('paymentForm')
  if (cards.length === 0) {
    return (
      <FormHint tone="warning" isAnnounced>
        {t($ => $.cards.nothing)}
      </FormHint>
    )
  }
  return (
    <ul className={classes.found} aria-label={t($ => $.cards.found)}>
      {cards.map(card => (
        <li key={card.id}>
          <button type="button" className={classes.card} onClick={() => onTake(card)}>
            <span className={classes.owner} translate="no">
              {card.ownerName}
            </span>
            <span className={classes.number} translate="no">
              {card.cardNum}
            </span>
            <span className={classes.number}>
              {t($ => $.cards.takes, { currency: card.currency })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
