import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { formatPhone } from '@tartip/domain/identifiers/phone'
import { may } from '@tartip/domain/people/policy'
import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { CardAndListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { RowsSkeleton } from '../../../components/feedback/skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { Facts, type FactLine } from '../../../components/layout/facts.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Chip } from '../../../components/text/chip.tsx'
import type { Translate } from '../../../lib/texts.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { addressText } from '../address-text.ts'
import {
  outletAccountQuery,
  outletQuery,
  outletRegistersQuery,
  outletsOfOwnAccountsQuery,
  taxOfficesQuery,
  type OutletDetails,
  type OutletTerminal,
  type RegisterDetails,
} from '../outlets-queries.ts'
import classes from '../outlets.module.css'
import { outletUrls } from '../urls.ts'

/** One outlet with its registers, terminals and cashiers. */
export function PointRoute() {
  const { t } = useTranslation('outlets')
  const { name = '' } = useParams({ strict: false })
  const point = useQuery(outletQuery(name, useLanguage()))
  const mayManage = may(useViewer(), 'outlets.manage').ok
  const { orgReferenceId } = useMe().currentContract
  const changeable = useQuery({
    ...outletsOfOwnAccountsQuery(orgReferenceId),
    enabled: mayManage,
  })
  const mayEdit = point.data?.isEditable || changeable.data?.includes(name)
  return (
    <Page
      title={point.data?.name ?? t($ => $.point.one)}
      back={{ href: outletUrls.points, label: t($ => $.point.back) }}
      actions={
        mayManage && point.data && mayEdit ? (
          <LinkButton variant="default" href={outletUrls.editPoint(name)}>
            {point.data.isEditable ? t($ => $.point.edit) : t($ => $.point.editAccount)}
          </LinkButton>
        ) : undefined
      }
    >
      <QueryState query={point} skeleton={<CardAndListSkeleton rows={3} />}>
        {data => (
          <div className={classes.stack}>
            <PointFacts point={data} mayManage={mayManage} />
            <Registers point={data} mayManage={mayManage} />
          </div>
        )}
      </QueryState>
    </Page>
  )
}

function PointFacts({ point, mayManage }: { point: OutletDetails; mayManage: boolean }) {
  const { t } = useTranslation('outlets')
  const account = useQuery(outletAccountQuery(point.code))
  const offices = useQuery(taxOfficesQuery(useLanguage()))
  const { addressAttributes: address } = point
  const office = offices.data?.find(one => one.code === address.taxOfficeCode)
  const place = placeText(t, point)
  const facts: readonly FactLine[] = [
    [t($ => $.point.code), point.code],
    [
      t($ => $.point.checkName),
      <span key="checkName" translate="no">
        {point.checkName}
      </span>,
    ],
    [
      t($ => $.point.account),
      <span key="account">
        {formatAccountNumber(point.account)}
        {account.data ? <span className={classes.quiet}> {account.data.accountName}</span> : null}
      </span>,
    ],
    [
      t($ => $.point.address),
      <span key="address" translate="no">
        {addressText(address)}
      </span>,
    ],
    ...(place === undefined
      ? []
      : [
          [
            t($ => $.point.place),
            <span key="place" translate="no">
              {place}
            </span>,
          ] as const,
        ]),
    [
      t($ => $.point.phones),
      address.phone.length > 0
        ? address.phone.map(formatPhone).join(', ')
        : t($ => $.point.noPhones),
    ],
    [t($ => $.point.taxOffice), office ? `${office.code} · ${office.name}` : address.taxOfficeCode],
    [t($ => $.point.position), `${address.latitude}, ${address.longitude}`],
    [t($ => $.point.since), formatDate(bishkekDate(fromIso(point.createdDate)))],
  ]
  return (
    <section className={classes.card}>
      <h2>{t($ => $.point.facts)}</h2>
      <Facts facts={facts} />
      {mayManage && !point.isEditable ? (
        <p className={classes.quiet}>{t($ => $.form.fixed)}</p>
      ) : null}
    </section>
  )
}

function placeText(
  t: Translate<'outlets'>,
  { addressAttributes: { shoppingCentreInfo, marketInfo } }: OutletDetails,
): string | undefined {
  if (shoppingCentreInfo) {
    return t($ => $.point.mall, {
      name: shoppingCentreInfo.shoppingCentreName,
      floor: shoppingCentreInfo.floor,
      boutique: shoppingCentreInfo.boutiqueName,
    })
  }
  if (!marketInfo) return undefined
  return t($ => $.point.market, {
    name: marketInfo.marketName,
    row: marketInfo.row,
    container: marketInfo.containerName,
  })
}

interface RegistersProps {
  point: OutletDetails
  mayManage: boolean
}

function Registers({ point, mayManage }: RegistersProps) {
  const { t } = useTranslation('outlets')
  const found = useQuery(outletRegistersQuery(point.id))
  return (
    <section className={classes.card}>
      <div className={classes.between}>
        <h2>{t($ => $.point.registers)}</h2>
        {mayManage ? (
          <LinkButton variant="default" size="sm" href={outletUrls.newRegister(point.id)}>
            {t($ => $.point.addRegister)}
          </LinkButton>
        ) : null}
      </div>
      <QueryState query={found} skeleton={<RowsSkeleton rows={2} />}>
        {({ registers, terminals }) =>
          registers.length === 0 ? (
            <p className={classes.quiet}>
              {mayManage ? t($ => $.point.noRegisters) : t($ => $.point.noRegistersSeen)}
            </p>
          ) : (
            <>
              <ul className={classes.lines}>
                {registers.map(register => (
                  <li key={register.id}>
                    <RegisterLine point={point} register={register} mayManage={mayManage} />
                  </li>
                ))}
              </ul>
              <Terminals terminals={terminals} />
            </>
          )
        }
      </QueryState>
    </section>
  )
}

function Terminals({ terminals }: { terminals: readonly OutletTerminal[] }) {
  const { t } = useTranslation('outlets')
  if (terminals.length === 0) return null
  const headingId = 'outlet-terminals'
  return (
    <>
      <h3 id={headingId}>{t($ => $.pos.title)}</h3>
      <ul className={classes.lines} aria-labelledby={headingId}>
        {terminals.map(({ id, code, isActive }) => (
          <li key={id}>
            <span className={classes.lineName} translate="no">
              {code}
            </span>
            <Chip tone={isActive ? 'success' : 'muted'}>
              {isActive ? t($ => $.point.active) : t($ => $.point.inactive)}
            </Chip>
          </li>
        ))}
      </ul>
    </>
  )
}

function RegisterLine({
  point,
  register,
  mayManage,
}: RegistersProps & { register: RegisterDetails }) {
  const { t } = useTranslation('outlets')
  const { name, code, hasKkm, isActive, cashiers, terminals } = register
  const title = (
    <span translate="no">
      {name} · {code}
    </span>
  )
  return (
    <>
      <span className={classes.line}>
        {mayManage ? (
          <AppLink
            href={outletUrls.editRegister(point.id, register.id)}
            className={classes.lineName}
          >
            {title}
          </AppLink>
        ) : (
          <span className={classes.lineName}>{title}</span>
        )}
        <span className={classes.quiet}>
          {cashiers.length > 0
            ? t($ => $.point.cashiers, { list: cashiers.map(one => one.fullName).join(', ') })
            : t($ => $.point.noCashiers)}
        </span>
        {terminals.length > 0 ? (
          <span className={classes.quiet}>
            {t($ => $.point.terminals, { list: terminals.map(one => one.code).join(', ') })}
          </span>
        ) : null}
      </span>
      <span className={classes.row}>
        <Chip tone="muted">{hasKkm ? t($ => $.point.kkm) : t($ => $.point.noKkm)}</Chip>
        <Chip tone={isActive ? 'success' : 'muted'}>
          {isActive ? t($ => $.point.active) : t($ => $.point.inactive)}
        </Chip>
      </span>
    </>
  )
}
