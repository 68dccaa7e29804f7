import { useQuery } from '@tanstack/react-query'
import { formatPercent } from '@tartip/domain/money/format-amount'
import { may } from '@tartip/domain/people/policy'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { CardAndListSkeleton } from '../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { Facts } from '../../components/layout/facts.tsx'
import { Page } from '../../components/layout/page.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { productsQuery, type InstallmentProduct } from './installment-queries.ts'
import classes from './installments.module.css'
import { useDurations } from './use-durations.ts'

const steps = ['contract', 'seller', 'sale', 'money'] as const

/** `/installment/onboarding`: what is sold by instalments, and how an organisation begins. */
export function OnboardingRoute() {
  const { t } = useTranslation('installments')
  const viewer = useViewer()
  const products = useQuery(productsQuery(useLanguage()))
  const maySell = may(viewer, 'installments.use').ok
  const mayHire = may(viewer, 'people.manage').ok
  return (
    <Page
      title={t($ => $.onboarding.title)}
      subtitle={t($ => $.onboarding.subtitle)}
      actions={
        <>
          {maySell ? (
            <LinkButton href="/installment/claims">{t($ => $.onboarding.toClaims)}</LinkButton>
          ) : null}
          {mayHire ? (
            <LinkButton href="/installment/sellers" variant={maySell ? 'default' : 'filled'}>
              {t($ => $.onboarding.toSellers)}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <QueryState query={products} skeleton={<CardAndListSkeleton rows={2} />}>
        {list => (
          <div className={classes.cards}>
            {list.map(product => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        )}
      </QueryState>
      <SummaryCard title={t($ => $.onboarding.howTitle)}>
        <ol className={classes.steps}>
          {steps.map(step => (
            <li key={step}>{t($ => $.onboarding.steps[step])}</li>
          ))}
        </ol>
        {maySell || mayHire ? null : (
          <p className={classes.quiet}>{t($ => $.onboarding.askFirst)}</p>
        )}
      </SummaryCard>
    </Page>
  )
}

function ProductCard({ product }: { product: InstallmentProduct }) {
  const { t } = useTranslation('installments')
  const durationsOf = useDurations()
  return (
    <SummaryCard title={product.name}>
      <Facts
        isNarrow
        facts={[
          [t($ => $.products.rate), formatPercent(product.percentRate)],
          [t($ => $.products.durations), durationsOf(product.durations)],
          [
            t($ => $.products.maxAmount),
            <Amount key="max" value={product.maxAmount} currency="KGS" />,
          ],
        ]}
      />
    </SummaryCard>
  )
}
