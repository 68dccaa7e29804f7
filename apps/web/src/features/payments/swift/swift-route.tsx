import { useQuery } from '@tanstack/react-query'
import {
  IconArrowsSplit2,
  IconBuilding,
  IconBuildingBank,
  IconUser,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react'
import { knowsHolidaysOf, nextSettlementDay } from '@tartip/domain/bank-day/calendar'
import { sentCurrencyOf } from '@tartip/domain/forms/facts'
import { routeOf } from '@tartip/domain/forms/swift'
import { countryOfBank } from '@tartip/domain/identifiers/swift-code'
import { shortAccount } from '@tartip/domain/identifiers/account-number'
import type { Correspondent } from '@tartip/domain/payment/correspondent'
import { formatDate } from '@tartip/domain/time/format-date'
import { isLocalDate } from '@tartip/domain/time/instant'
import type { ReactNode } from 'react'
import { cutOffsOf } from '../../../documents/form/cut-off-advice.ts'
import { abroadQuery } from '../../../documents/form/abroad.ts'
import type { DocumentForm } from '../../../documents/form/document-form.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { paymentsKey } from '../api/payments-key.ts'
import { SwiftRouteDocument } from './api/swift-route.payment.generated.ts'
import classes from './swift.module.css'

interface Stop {
  readonly key: string
  readonly Icon: TablerIcon
  readonly role: string
  /** Nothing while it is not known. */
  readonly name?: ReactNode
  readonly note?: ReactNode
  readonly isRefused?: boolean
}

/** The banks that the money passes, from the payer to the recipient. */
function RouteMap({ stops }: { stops: readonly Stop[] }) {
  const { t } = useTranslation('swift')
  return (
    <ol className={classes.route} aria-label={t($ => $.route.title)}>
      {stops.map(({ key, Icon, role, name, note, isRefused }) => (
        <li
          key={key}
          className={classes.stop}
          data-known={name ? true : undefined}
          data-refused={isRefused}
        >
          <span className={classes.mark} aria-hidden>
            <Icon size={18} />
          </span>
          <span className={classes.stopText}>
            <span className={classes.role}>{role}</span>
            <span className={classes.name} translate="no">
              {name ?? t($ => $.route.toFill)}
            </span>
            {note ? <span className={classes.note}>{note}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Names of countries by their two letters, in the person's language. */
function useCountryName(): (code: string | undefined) => string {
  const language = useLanguage()
  const { data } = useQuery(abroadQuery)
  return code => data?.countries.find(one => one.code === code)?.name[language] ?? code ?? ''
}

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part).join(', ')

/** The route of what is typed so far, with the hour until which it leaves today and the day on which it arrives. */
export function FormRoute({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('swift')
  const countryName = useCountryName()
  const { texts, day, operation, currency, input, payer } = form
  const { values } = form.reading
  const found = payer ? routeOf(values, input.facts) : undefined
  const valueDate = texts['valueDate'] ?? ''
  const isDated = day !== undefined && isLocalDate(valueDate)
  const { recipientBic = '', intermediaryBankBic = '' } = values
  const correspondent = typeof found === 'object' ? found : undefined
  const { data: abroad } = useQuery(abroadQuery)
  const holidays = abroad && (abroad.holidaysOf.get(sentCurrencyOf(input.facts) ?? '') ?? new Set())
  const arrival =
    isDated && payer && recipientBic !== '' && holidays
      ? nextSettlementDay(day.calendar, holidays, valueDate)
      : undefined
  return (
    <RouteMap
      stops={[
        {
          key: 'you',
          Icon: IconBuilding,
          role: t($ => $.route.you),
          ...(payer ? { name: `${payer.accountName} ${shortAccount(payer.account)}` } : {}),
        },
        {
          key: 'own',
          Icon: IconBuildingBank,
          role: t($ => $.route.ownBank),
          name: payer
            ? isDated
              ? t($ => $.route.until, {
                  time: cutOffsOf(day, operation, currency, valueDate).signTime,
                  date: formatDate(valueDate),
                })
              : ''
            : t($ => $.route.choose),
        },
        {
          key: 'correspondent',
          Icon: IconWorld,
          role: t($ => $.route.correspondent),
          ...nameOfCorrespondent(correspondent, countryName),
          ...(found === 'none' ? { name: t($ => $.route.none), isRefused: true } : {}),
          ...(found === 'policy' ? { name: t($ => $.route.policy), isRefused: true } : {}),
        },
        ...intermediaryStop(
          t($ => $.route.intermediary),
          intermediaryBankBic,
          countryName,
        ),
        {
          key: 'bank',
          Icon: IconBuildingBank,
          role: t($ => $.route.bank),
          ...(recipientBic === ''
            ? {}
            : {
                name: values['recipientBankName'] || recipientBic,
                note: countryName(countryOfBank(recipientBic)),
              }),
        },
        {
          key: 'recipient',
          Icon: IconUser,
          role: t($ => $.route.recipient),
          ...(values['recipientName'] ? { name: values['recipientName'] } : {}),
          note: joined(
            values['recipientCity'],
            values['country'] ? countryName(values['country']) : undefined,
            arrival === undefined || holidays === undefined
              ? undefined
              : t(
                  $ =>
                    knowsHolidaysOf(holidays, arrival)
                      ? $.route.expected
                      : $.route.expectedWithoutHolidays,
                  { date: formatDate(arrival) },
                ),
          ),
        },
      ]}
    />
  )
}

const nameOfCorrespondent = (
  found: Pick<Correspondent, 'name' | 'city' | 'country'> | undefined,
  countryName: (code: string) => string,
) => (found ? { name: found.name, note: joined(found.city, countryName(found.country)) } : {})

const intermediaryStop = (
  role: string,
  bic: string | null,
  countryName: (code: string | undefined) => string,
): readonly Stop[] =>
  bic
    ? [
        {
          key: 'intermediary',
          Icon: IconArrowsSplit2,
          role,
          name: bic,
          note: countryName(countryOfBank(bic)),
        },
      ]
    : []

interface PaymentRouteProps {
  legalPartyId: string
  paymentId: string
  payerName: string
  recipientName: string
}

/** The route of a saved payment abroad. */
export function PaymentRoute({
  legalPartyId,
  paymentId,
  payerName,
  recipientName,
}: PaymentRouteProps) {
  const { t } = useTranslation('swift')
  const countryName = useCountryName()
  const { data } = useQuery({
    queryKey: [paymentsKey, 'swift', legalPartyId, paymentId],
    queryFn: async ({ signal }) => {
      const payment = { legalPartyId, paymentId }
      const options = { service: 'payment', signal } as const
      const found = await execute(SwiftRouteDocument, { payment }, options)
      return found.findSwiftDataByPaymentId
    },
  })
  if (!data) return null
  const { recipientBankCode, recipientBankName, intermediaryBankCode, correspondent } = data
  return (
    <RouteMap
      stops={[
        { key: 'you', Icon: IconBuilding, role: t($ => $.route.you), name: payerName },
        {
          key: 'correspondent',
          Icon: IconWorld,
          role: t($ => $.route.correspondent),
          ...nameOfCorrespondent(correspondent ?? undefined, countryName),
        },
        ...intermediaryStop(
          t($ => $.route.intermediary),
          intermediaryBankCode ?? null,
          countryName,
        ),
        {
          key: 'bank',
          Icon: IconBuildingBank,
          role: t($ => $.route.bank),
          name: recipientBankName || recipientBankCode,
          note: countryName(countryOfBank(recipientBankCode)),
        },
        {
          key: 'recipient',
          Icon: IconUser,
          role: t($ => $.route.recipient),
          name: recipientName,
          note: joined(data.recipientCity, countryName(data.country)),
        },
      ]}
    />
  )
}
