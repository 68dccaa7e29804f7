import { useQuery } from '@tanstack/react-query'
import { notFound, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../../lib/use-translation.ts'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { CardSkeleton } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { useMe } from '../../../lib/use-me.ts'
import { editHref, historyHref } from '../urls.ts'
import { draftOfSource, draftToRepeat } from './data/draft-of-source.ts'
import { sourceQuery } from './data/form-queries.ts'
import type { SourceTransfer } from './data/form-queries.ts'
import type { FormKind } from './form-kind.ts'
import { formKindOf, formNames, formOfOperation } from './form-kind.ts'
import type { TransferDraft } from './form-model.ts'
import { emptyDraft } from './form-model.ts'
import { TransferFormScreen } from './transfer-form-screen.tsx'
import { useKeptDraft } from './use-kept-draft.ts'

interface PaymentFormRouteProps {
  /** Name of the form as in the address; taken from the address when left out, like the others. */
  form?: string
  /** The document that is edited. */
  id?: string
  /** The document that a new one is filled from. */
  repeat?: string
}

/** `/payment/<form>`, `/payment/<form>/<id>` and `/payment/<form>?repeat=<id>`. */
export function PaymentFormRoute(props: PaymentFormRouteProps) {
  const params: Record<string, unknown> = useParams({ strict: false })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const name = props.form ?? textOf(params['form']) ?? ''
  const id = props.id ?? textOf(params['id'])
  const repeat = props.repeat ?? textOf(search['repeat'])
  const kind = formKindOf(name)
  if (kind === undefined) throw notFound()
  if (kind === 'planned') return <PlannedForm />
  // Another document is another form: nothing of the one before stays.
  const key = `${kind} ${id ?? ''} ${repeat ?? ''}`
  if (id !== undefined) return <SourcedForm key={key} kind={kind} sourceId={id} purpose="edit" />
  return repeat === undefined ? (
    <StartedForm key={key} kind={kind} initial={emptyDraft} place="new" />
  ) : (
    <SourcedForm key={key} kind={kind} sourceId={repeat} purpose="repeat" />
  )
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

interface SourcedFormProps {
  kind: FormKind
  sourceId: string
  purpose: 'edit' | 'repeat'
}

/** A form filled from a saved document. */
function SourcedForm({ kind, sourceId, purpose }: SourcedFormProps) {
  const { t } = useTranslation('payments')
  const legalPartyId = useMe().currentContract.orgReferenceId
  const source = useQuery({
    ...sourceQuery(legalPartyId, sourceId),
    // Read once: what comes later would change the form under the person's hands.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  if (source.data && source.isFetchedAfterMount) {
    return <FilledForm kind={kind} source={source.data} purpose={purpose} />
  }
  return (
    <Page title={t($ => $.form.title)}>
      <QueryState query={source} skeleton={<CardSkeleton />}>
        {() => null}
      </QueryState>
    </Page>
  )
}

interface FilledFormProps {
  kind: FormKind
  source: SourceTransfer
  purpose: 'edit' | 'repeat'
}

function FilledForm({ kind, source, purpose }: FilledFormProps) {
  const { id, operationCode, isEditable } = source.payment
  if (formOfOperation(operationCode) !== kind) return <OtherForm source={source} />
  if (purpose === 'repeat') {
    return <StartedForm kind={kind} initial={draftToRepeat(source)} place={`repeat/${id}`} />
  }
  if (!isEditable) return <ClosedDocument source={source} />
  return <StartedForm kind={kind} initial={draftOfSource(source)} edited={source} place={id} />
}

interface StartedFormProps {
  kind: FormKind
  initial: TransferDraft
  edited?: SourceTransfer
  /** Where in the product this form is; tells the snapshots of forms apart. */
  place: string
}

function StartedForm({ kind, initial, edited, place }: StartedFormProps) {
  const snapshotKey = `payment/${formNames[kind]}/${place}`
  const kept = useKeptDraft(snapshotKey)
  return (
    <TransferFormScreen
      start={{ kind, initial, draft: kept ?? initial, edited }}
      snapshotKey={snapshotKey}
      isRestored={kept !== undefined}
    />
  )
}

/** A form of the specification whose turn has not come. */
function PlannedForm() {
  const { t } = useTranslation('payments')
  return (
    <Page title={t($ => $.form.title)}>
      <EmptyState
        illustration="empty"
        title={t($ => $.form.planned.title)}
        text={t($ => $.form.planned.text)}
        action={
          <LinkButton href={`/payment/${formNames.interbank}`}>
            {t($ => $.form.planned.go)}
          </LinkButton>
        }
      />
    </Page>
  )
}

/** A document that this person cannot edit now: signed, executed, or another person's. */
function ClosedDocument({ source }: { source: SourceTransfer }) {
  const { t } = useTranslation('payments')
  const { id, transferNum } = source.payment
  return (
    <Page title={t($ => $.form.editTitle, { number: transferNum })}>
      <EmptyState
        illustration="locked"
        title={t($ => $.form.closed.title)}
        text={t($ => $.form.closed.text)}
        action={
          <LinkButton href={historyHref({ payment: id })}>{t($ => $.form.closed.go)}</LinkButton>
        }
      />
    </Page>
  )
}

/** The address names one form, the document belongs to another. */
function OtherForm({ source }: { source: SourceTransfer }) {
  const { t } = useTranslation('payments')
  const { id, operationCode, transferNum } = source.payment
  const href = editHref(operationCode, id) ?? historyHref({ payment: id })
  return (
    <Page title={t($ => $.form.editTitle, { number: transferNum })}>
      <EmptyState
        illustration="empty"
        title={t($ => $.form.closed.otherForm)}
        action={<LinkButton href={href}>{t($ => $.form.closed.go)}</LinkButton>}
      />
    </Page>
  )
}
