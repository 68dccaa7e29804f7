import { formatInn } from '@tartip/domain/identifiers/inn'
import { useQuery } from '@tanstack/react-query'
import { formatPhone } from '@tartip/domain/identifiers/phone'
import { productRoleNames } from '@tartip/domain/people/product-role'
import {
  productRoles,
  signRightNames,
  signSchemeNames,
  signTypeNames,
} from '@tartip/domain/people/sign-right'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { formatDate } from '@tartip/domain/time/format-date'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { listed } from '../../../lib/listed.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe } from '../../../lib/use-me.ts'
import { Fact, FactCard } from '../fact-card.tsx'
import { contractFactsQuery } from '../settings-queries.ts'
import { SettingsPage } from '../settings-page.tsx'
import classes from '../settings.module.css'

/** Who the person is to the bank, and the contract they work in; nothing here can be changed. */
export function InfoRoute() {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const me = useMe()
  const { currentContract: contract } = me
  const { userContractAttributes: own } = contract
  const facts = useQuery(contractFactsQuery(contract.id))
  const held = productRoles.filter(role =>
    own.productRoles.some(({ roles }) => roles.includes(role)),
  )
  return (
    <SettingsPage title={t($ => $.info.title)}>
      <QueryState query={facts}>
        {({ individualInn, currentContract: details }) => (
          <div className={classes.cards}>
            <FactCard title={t($ => $.info.person)}>
              <Fact name={t($ => $.info.fullName)}>{me.fullName}</Fact>
              <Fact name={t($ => $.info.inn)}>{formatInn(individualInn)}</Fact>
              <Fact name={t($ => $.info.phone)}>{formatPhone(me.mobile)}</Fact>
              {me.email ? <Fact name={t($ => $.info.email)}>{me.email}</Fact> : null}
              <Fact name={t($ => $.info.residence)}>
                {me.isResident ? t($ => $.info.resident) : t($ => $.info.nonResident)}
              </Fact>
              <Fact name={t($ => $.info.right)}>{signRightNames[own.signRight][language]}</Fact>
              <Fact name={t($ => $.info.roles)}>
                {listed(held.map(role => productRoleNames[role][language])) ||
                  t($ => $.info.noRoles)}
              </Fact>
            </FactCard>
            <FactCard title={t($ => $.info.contract)}>
              <Fact name={t($ => $.info.company)}>{contract.companyName}</Fact>
              <Fact name={t($ => $.info.companyInn)}>{formatInn(contract.inn)}</Fact>
              <Fact name={t($ => $.info.number)}>{contract.contractNum}</Fact>
              {details ? (
                <>
                  <Fact name={t($ => $.info.since)}>
                    {formatDate(bishkekDate(fromIso(details.createdDate)))}
                  </Fact>
                  {details.expirationDate ? (
                    <Fact name={t($ => $.info.until)}>{formatDate(details.expirationDate)}</Fact>
                  ) : null}
                  <Fact name={t($ => $.info.department)}>{details.departmentName}</Fact>
                </>
              ) : null}
              <Fact name={t($ => $.info.scheme)}>
                {signSchemeNames[contract.signScheme][language]}
              </Fact>
              <Fact name={t($ => $.info.signType)}>
                {signTypeNames[contract.signType][language]}
              </Fact>
            </FactCard>
          </div>
        )}
      </QueryState>
    </SettingsPage>
  )
}
