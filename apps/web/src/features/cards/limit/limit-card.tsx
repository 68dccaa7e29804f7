import { cardLimitTypeNames } from '@tartip/domain/cards/card-names'
import { IconPencil } from '@tabler/icons-react'
import { formatPeriod } from '@tartip/domain/time/format-date'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { Meter } from '../../../components/charts/meter.tsx'
import { plotValue } from '../../../components/charts/plot-value.ts'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { Chip } from '../../../components/text/chip.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { CardLimit, CardLimits } from '../cards-model.ts'
import { LimitForm } from './limit-form.tsx'
import classes from './limit.module.css'

interface LimitCardProps {
  limit: CardLimit
  info: CardLimits
  /** Undefined until the bank's clock has answered; nothing is changed before. */
  today: LocalDate | undefined
  canChange: boolean
}

/** One limit: how much, how much of it is used, in which days; and the form to change it. */
export function LimitCard({ limit, info, today, canChange }: LimitCardProps) {
  const { t } = useTranslation('cards')
  const language = useLanguage()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <SummaryCard
      className={classes.limit}
      title={cardLimitTypeNames[limit.limitType][language]}
      aside={limit.isTemporary ? <Chip tone="info">{t($ => $.limit.temporary)}</Chip> : undefined}
    >
      <div>
        <LimitUse limit={limit} />
        {canChange && isOpen && today ? (
          <LimitForm limit={limit} info={info} today={today} onClose={close} />
        ) : null}
        {canChange && !isOpen ? (
          <div className={classes.change}>
            <Button
              ref={opener}
              variant="default"
              size="sm"
              leftSection={<IconPencil size={16} aria-hidden />}
              aria-label={`${t($ => $.limit.change)}: ${cardLimitTypeNames[limit.limitType][language]}`}
              onClick={() => setIsOpen(true)}
            >
              {t($ => $.limit.change)}
            </Button>
          </div>
        ) : null}
      </div>
    </SummaryCard>
  )
}

function LimitUse({ limit }: { limit: CardLimit }) {
  const { t } = useTranslation('cards')
  const whole = plotValue(limit.maxAmount, 'KGS')
  const part = whole > 0 ? plotValue(limit.usedAmount, 'KGS') / whole : 0
  const { maxNumber } = limit
  return (
    <>
      <p>
        <Amount value={limit.maxAmount} currency="KGS" size="lg" />
      </p>
      <div className={classes.meter}>
        <Meter part={part} token={part >= 1 ? 'warning' : 'brand'} />
      </div>
      <dl className={classes.facts}>
        <Fact name={t($ => $.limit.used)}>
          <Amount value={limit.usedAmount} currency="KGS" hidesCurrency />
        </Fact>
        <Fact name={t($ => $.limit.left)}>
          <Amount value={limit.availableAmount} currency="KGS" hidesCurrency />
        </Fact>
        <Fact name={t($ => $.limit.operations)}>
          {maxNumber === null || maxNumber === undefined
            ? limit.usedNumber
            : t($ => $.limit.operationsOf, { used: limit.usedNumber, max: maxNumber })}
        </Fact>
        <Fact name={t($ => $.limit.period)}>{formatPeriod(limit.startDate, limit.endDate)}</Fact>
      </dl>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
