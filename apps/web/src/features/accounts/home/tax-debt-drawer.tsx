import { isNotZero } from '@tartip/domain/money/decimal'
import { may } from '@tartip/domain/people/policy'
import { formatDate } from '@tartip/domain/time/format-date'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { CopyButton } from '../../../components/controls/copy-button.tsx'
import { Drawer } from '../../../components/overlay/drawer.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { Chip } from '../../../components/text/chip.tsx'
import { DateText } from '../../../components/text/date-text.tsx'
import { FileMenu, papersAt } from '../../../lists/file-menu.tsx'
import { textOfWire } from '../../../lib/text-of-wire.ts'
import { useViewer } from '../../../lib/use-me.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { TaxDebts } from '../account-queries.ts'
import classes from './tax-debt-drawer.module.css'

export interface TaxDebtDrawerProps {
  debts: TaxDebts
  onClose: () => void
}

type TaxDebt = TaxDebts['list'][number]

/** Each tax the company owes: where, until when, of what the sum is made, and the code it is paid with. */
export function TaxDebtDrawer({ debts, onClose }: TaxDebtDrawerProps) {
  const { t } = useTranslation('accounts')
  const language = useLanguage()
  const mayPay = may(useViewer(), 'payments.create').ok
  return (
    <Drawer opened onClose={onClose} title={t($ => $.taxes.title)}>
      <p className={classes.total}>
        <Amount value={debts.totalAmount} currency={debts.currency} size="lg" />
      </p>
      <p className={classes.source}>{t($ => $.taxes.source, { date: formatDate(debts.date) })}</p>
      <div className={classes.actions}>
        {mayPay ? (
          <LinkButton variant="filled" href="/budget/tax">
            {t($ => $.taxes.pay)}
          </LinkButton>
        ) : null}
        {debts.pdfLink ? (
          <FileMenu label={t($ => $.taxes.statementIn)} choices={papersAt(debts.pdfLink, language)}>
            {t($ => $.taxes.statement)}
          </FileMenu>
        ) : null}
      </div>
      <ul className={classes.list}>
        {debts.list.map(debt => (
          <Tax key={debt.id} debt={debt} asOf={debts.date} />
        ))}
      </ul>
    </Drawer>
  )
}

function Tax({ debt, asOf }: { debt: TaxDebt; asOf: string }) {
  const { t } = useTranslation('accounts')
  const language = useLanguage()
  const money = (value: string) => <Amount value={value} currency={debt.currency} />
  const office = [
    debt.taxOfficeCode,
    debt.taxOfficeName ? textOfWire(debt.taxOfficeName)[language] : undefined,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <li className={classes.tax}>
      <div className={classes.head}>
        <h3>{textOfWire(debt.taxName)[language]}</h3>
        <strong>{money(debt.totalAmount)}</strong>
      </div>
      <dl className={classes.facts}>
        {debt.dueDate ? (
          <Fact name={t($ => $.taxes.due)}>
            {debt.dueDate < asOf ? <Chip tone="danger">{t($ => $.taxes.overdue)}</Chip> : null}
            <DateText value={debt.dueDate} />
          </Fact>
        ) : null}
        <Fact name={t($ => $.taxes.amount)}>{money(debt.amount)}</Fact>
        {isNotZero(debt.penalty) ? (
          <Fact name={t($ => $.taxes.penalty)}>{money(debt.penalty)}</Fact>
        ) : null}
        {isNotZero(debt.fine) ? <Fact name={t($ => $.taxes.fine)}>{money(debt.fine)}</Fact> : null}
        {debt.paymentCode ? (
          <Fact name={t($ => $.taxes.code)}>
            {debt.paymentCode}
            <CopyButton text={debt.paymentCode} what={t($ => $.taxes.code)} size="sm" />
          </Fact>
        ) : null}
        {office ? <Fact name={t($ => $.taxes.office)}>{office}</Fact> : null}
      </dl>
      <div className={classes.actions}>
        <FileMenu
          label={t($ => $.taxes.noticeIn, { tax: textOfWire(debt.taxName)[language] })}
          size="sm"
          choices={papersAt(debt.pdfNoticeLink, language)}
        >
          {t($ => $.taxes.notice)}
        </FileMenu>
      </div>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
