import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import type { LocalizedText } from '@tartip/domain/language'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './budget.module.css'

export interface PayableItem {
  readonly id: string
  readonly title: LocalizedText
  /** What else is to be known of it. */
  readonly facts: ReactNode
  /** A decimal of som. */
  readonly amount: string
  /** Its payment is on its way: it is not offered once more. */
  readonly isBeingPaid?: boolean
  /** What can be opened of it, beside its choice. */
  readonly papers?: ReactNode
}

interface ChoiceListProps {
  items: readonly PayableItem[]
  label: string
  onPay: (chosen: readonly PayableItem[]) => void
}

/** What is owed, to be ticked and paid in one go. */
export function ChoiceList({ items, label, onPay }: ChoiceListProps) {
  const { t } = useTranslation('budget')
  const language = useLanguage()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(items.flatMap(({ id, isBeingPaid }) => (isBeingPaid ? [] : [id]))),
  )
  const chosen = items.filter(({ id, isBeingPaid }) => !isBeingPaid && ticked.has(id))
  const toggle = (id: string) =>
    setTicked(now => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <>
      <ul className={classes.items} aria-label={label}>
        {items.map(({ id, title, facts, amount, papers, isBeingPaid }) => (
          <li key={id} className={classes.item}>
            <label className={classes.itemLabel}>
              <input
                type="checkbox"
                checked={!isBeingPaid && ticked.has(id)}
                disabled={isBeingPaid}
                onChange={() => toggle(id)}
              />
              <span className={classes.itemText}>
                <span className={classes.itemTitle}>{title[language]}</span>
                <span className={classes.itemFacts}>
                  {isBeingPaid ? <Chip tone="info">{t($ => $.beingPaid)}</Chip> : null}
                  {facts}
                </span>
              </span>
              <Amount value={amount} currency="KGS" />
            </label>
            {papers ? <div className={classes.itemPapers}>{papers}</div> : null}
          </li>
        ))}
      </ul>
      <div className={classes.total} role="status">
        <span>
          {t($ => $.chosen, { count: chosen.length })}{' '}
          <Amount value={sumOf(chosen)} currency="KGS" size="lg" />
        </span>
        <Button aria-disabled={chosen.length === 0 || undefined} onClick={pay}>
          {t($ => $.goOn)}
        </Button>
      </div>
    </>
  )

  function pay() {
    if (chosen.length > 0) onPay(chosen)
  }
}

export function sumOf(items: readonly Pick<PayableItem, 'amount'>[]): string {
  const total = items.reduce((sum, { amount }) => {
    const parsed = parseDecimal(amount, 'KGS')
    return parsed.ok ? sum + parsed.value : sum
  }, 0n)
  return toDecimal(total, 'KGS')
}
