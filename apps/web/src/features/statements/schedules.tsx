import { IconCalendarRepeat, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shortAccount } from '@tartip/domain/identifiers/account-number'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { formatsOfKind, type StatementKind } from '@tartip/domain/statements/statement'
import { formatDate } from '@tartip/domain/time/format-date'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { SelectField } from '../../components/fields/select-field.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import type {
  StatementFileFormat,
  StatementSchedulePeriod,
} from '../../lib/api-types/statement.generated.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import {
  deleteSchedule,
  numbersOf,
  saveSchedule,
  scheduleFormats,
  schedulesQuery,
  type StatementSchedule,
} from './statement-queries.ts'
import classes from './statements.module.css'

const schedulePeriods = ['PREVIOUS_DAY', 'PREVIOUS_WEEK', 'PREVIOUS_MONTH'] as const

interface ScheduleOfferProps {
  schedule: {
    readonly partyId: string
    readonly kind: StatementKind
    /** Codes of terminals for POS; none means all. */
    readonly accounts: readonly string[]
    readonly currencies: readonly CurrencyCode[]
  }
}

/** The same statement again and again, ordered by itself. */
export function ScheduleOffer({ schedule }: ScheduleOfferProps) {
  const { t } = useTranslation('statements')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarRepeat size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t($ => $.schedules.offer)}
      </Button>
      {isOpen ? <ScheduleDialog schedule={schedule} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function ScheduleDialog({ schedule, onClose }: ScheduleOfferProps & { onClose: () => void }) {
  const { t } = useTranslation('statements')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const client = useQueryClient()
  const [period, setPeriod] = useState<StatementSchedulePeriod>('PREVIOUS_WEEK')
  const [format, setFormat] = useState<StatementFileFormat>('XLSX')
  const { partyId, kind, accounts, currencies } = schedule
  const formats = scheduleFormats.filter(one => formatsOfKind[kind].includes(one))
  const save = useMutation({
    mutationFn: () =>
      saveSchedule({
        partyId,
        kind,
        accounts: accounts.length > 0 ? [...accounts] : null,
        currencies: [...numbersOf(currencies)],
        period,
        fileFormat: format,
      }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: schedulesQuery(partyId).queryKey })
      toast.success(t($ => $.schedules.saved))
      onClose()
    },
    onError: async error => toast.error(await failureWords(error, common, language)),
  })
  return (
    <Dialog
      title={t($ => $.schedules.title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t($ => $.order.return)}
          </Button>
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            {t($ => $.schedules.save)}
          </Button>
        </>
      }
    >
      <div className={classes.dialogFields}>
        <p>{t($ => $.schedules.explain)}</p>
        <SelectField
          label={t($ => $.schedules.period)}
          value={period}
          options={schedulePeriods.map(value => ({
            value,
            label: t($ => $.schedules.periods[value]),
          }))}
          onChange={value => setPeriod(schedulePeriods.find(one => one === value) ?? period)}
        />
        <SelectField
          label={t($ => $.schedules.format)}
          value={format}
          options={formats.map(value => ({
            value,
            label: t($ => $.files.formats[value]),
          }))}
          onChange={value => setFormat(formats.find(one => one === value) ?? format)}
        />
      </div>
    </Dialog>
  )
}

/** Own schedules; nothing stands there without any. */
export function Schedules() {
  const { t } = useTranslation('statements')
  const { legalPartyId } = useViewer()
  const { data } = useQuery(schedulesQuery(legalPartyId))
  if (!data || data.length === 0) return null
  return (
    <SummaryCard title={t($ => $.schedules.list)} isFlush>
      <ul>
        {data.map(schedule => (
          <ScheduleRow key={schedule.id} schedule={schedule} partyId={legalPartyId} />
        ))}
      </ul>
    </SummaryCard>
  )
}

interface ScheduleRowProps {
  schedule: StatementSchedule
  partyId: string
}

function ScheduleRow({ schedule, partyId }: ScheduleRowProps) {
  const { t } = useTranslation('statements')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const client = useQueryClient()
  const { period, fileFormat, kind, accounts, currencies, nextDate, stoppedReason } = schedule
  const readAgain = () => client.invalidateQueries({ queryKey: schedulesQuery(partyId).queryKey })
  const remove = useMutation({
    mutationFn: () => deleteSchedule(partyId, schedule.id),
    onSuccess: readAgain,
    onError: async error => toast.error(await failureWords(error, common, language)),
  })
  const resume = useMutation({
    mutationFn: () => saveSchedule({ partyId, kind, accounts, currencies, period, fileFormat }),
    onSuccess: readAgain,
    onError: async error => toast.error(await failureWords(error, common, language)),
  })
  const name = `${t($ => $.schedules.periods[period])}, ${t($ => $.files.formats[fileFormat])}`
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p className={classes.name}>{name}</p>
        <p className={classes.note}>
          {accounts
            ? accounts.map(one => (kind === 'POS' ? one : shortAccount(one))).join(', ')
            : t(
                $ =>
                  ({
                    ACCOUNT: $.order.allAccounts,
                    CARD: $.list.allCards,
                    POS: $.order.allTerminals,
                  })[kind],
              )}
          {stoppedReason ? null : ` · ${t($ => $.schedules.next, { date: formatDate(nextDate) })}`}
        </p>
        {stoppedReason ? (
          <p className={classes.reason}>{t($ => $.schedules.stopped, { reason: stoppedReason })}</p>
        ) : null}
      </div>
      {stoppedReason ? (
        <Button
          variant="default"
          size="sm"
          loading={resume.isPending}
          onClick={() => resume.mutate()}
        >
          {t($ => $.schedules.resume)}
        </Button>
      ) : null}
      <IconButton
        aria-label={t($ => $.schedules.remove, { name })}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      >
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </li>
  )
}
