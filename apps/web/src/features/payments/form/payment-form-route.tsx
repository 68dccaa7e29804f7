import { useQuery } from '@tanstack/react-query'
import { notFound, useParams, useSearch } from '@tanstack/react-router'
import type { FormTexts } from '@tartip/domain/forms/form'
import { outlineOfDocument } from '@tartip/domain/forms/form-outlines'
import { parseAccountNumber } from '@tartip/domain/identifiers/account-number'
import { Suspense, useEffect, type ReactNode } from 'react'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { CardSkeleton } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { fieldId } from '../../../documents/form/field-views.tsx'
import { DocumentFormScreen } from '../../../documents/form/document-form-screen.tsx'
import type { FormView } from '../../../documents/form/document-form.ts'
import { sourceQuery, type SourceDocument } from '../../../documents/form/form-queries.ts'
import { templatesHref } from '../../../documents/form/form-address.ts'
import { textsToEdit, textsToRepeat } from '../../../documents/form/form-texts.ts'
import { templatesQuery } from '../../../documents/form/templates.ts'
import { ContinuedForm, UnfinishedNote } from '../../../documents/form/continued-form.tsx'
import { useFormInstance } from '../../../documents/form/kept-address.ts'
import {
  unfinishedPayments,
  type UnfinishedForm,
} from '../../../documents/form/unfinished-forms.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useMe } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { usePayeeTexts } from '../payee/use-payee-texts.ts'
import { editHref, historyHref } from '../urls.ts'
import { useFormNames } from '../form-names.ts'
import { TemplateNote, TemplatesNote } from '../templates/template-notes.tsx'
import { FormSwitch } from './form-switch.tsx'
import { useFormView } from './form-views.ts'

const draftsHref = historyHref({ status: 'DRAFT' })

const templateScreen = lazyPart(
  async () => (await import('../templates/template-form-screen.tsx')).TemplateFormScreen,
)

function WaitingForm() {
  const { t } = useTranslation('form')
  return (
    <Page title={t($ => $.title)}>
      <CardSkeleton />
    </Page>
  )
}

interface PaymentFormRouteProps {
  /** Name of the form as in the address; taken from the address when left out, like the others. */
  form?: string
  /** The document that is edited. */
  id?: string
  /** The document that a new one is filled from. */
  repeat?: string
  /** The account that a new document is paid from. */
  account?: string
}

/** `/payment/<form>`, `/payment/<form>/<id>`, each with `?repeat=<id>`, `?unfinished=<id>` or `?template=<id>`. */
export function PaymentFormRoute(props: PaymentFormRouteProps) {
  const params: Record<string, unknown> = useParams({ strict: false })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const path = props.form ?? textOf(params['form']) ?? ''
  const id = props.id ?? textOf(params['id'])
  const repeat = props.repeat ?? textOf(search['repeat'])
  const account = parseAccountNumber(props.account ?? textOf(search['account']) ?? '')
  const payee = textOf(search['payee'])
  const withAmount = textOf(search['amount']) === 'last'
  const template = textOf(search['template'])
  const editTemplate = textOf(search['editTemplate'])
  const view = useFormView(path)
  // Another document is another form: nothing of the one before stays.
  const payer = account.ok ? account.value : undefined
  const place = [path, id, repeat, payer, payee, template, editTemplate].join(' ')
  const { key, keptId } = useFormInstance(place, textOf(search['unfinished']))
  if (!view) throw notFound()
  if (keptId !== undefined) return <ContinuedPayment key={key} view={view} keptId={keptId} />
  if (id !== undefined) return <SourcedForm key={key} view={view} sourceId={id} purpose="edit" />
  if (repeat !== undefined) {
    return <SourcedForm key={key} view={view} sourceId={repeat} purpose="repeat" />
  }
  const templateId = editTemplate ?? template
  if (templateId !== undefined) {
    const purpose = editTemplate === undefined ? 'use' : 'edit'
    return <TemplatedForm key={key} view={view} templateId={templateId} purpose={purpose} />
  }
  return payee === undefined ? (
    <StartedForm
      key={key}
      view={view}
      initial={payer === undefined ? {} : { payerAccount: payer }}
      place="new"
    />
  ) : (
    <PayeeForm key={key} view={view} account={payee} withAmount={withAmount} />
  )
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

interface PayeeFormProps {
  view: FormView
  account: string
  withAmount: boolean
}

/** A new form for a known payee; an empty one when the person may not know them. */
function PayeeForm({ view, account, withAmount }: PayeeFormProps) {
  const filled = usePayeeTexts(view, account, withAmount)
  if (filled) {
    const focus = 'recipientAccount' in filled ? 'amount' : undefined
    return <StartedForm view={view} initial={filled} place={`payee/${account}`} focus={focus} />
  }
  return <WaitingForm />
}

interface TemplatedFormProps {
  view: FormView
  templateId: string
  purpose: 'use' | 'edit'
}

/** A new form filled from a template, or the template itself to be changed. */
function TemplatedForm({ view, templateId, purpose }: TemplatedFormProps) {
  const { t } = useTranslation('form')
  const legalPartyId = useMe().currentContract.orgReferenceId
  const found = useQuery({
    ...templatesQuery(legalPartyId),
    // Read once: what comes later would change the form under the person's hands.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  if (!found.data || !found.isFetchedAfterMount) {
    return (
      <Page title={t($ => $.title)}>
        <QueryState query={found} skeleton={<CardSkeleton />}>
          {() => null}
        </QueryState>
      </Page>
    )
  }
  const template = found.data.find(({ id, form }) => id === templateId && form === view.form.path)
  if (!template) {
    return (
      <Page title={t($ => $.template.gone.title)}>
        <EmptyState
          illustration="empty"
          title={t($ => $.template.gone.title)}
          text={t($ => $.template.gone.text)}
          action={
            <LinkButton href={templatesHref(view.form)}>{t($ => $.template.toList)}</LinkButton>
          }
        />
      </Page>
    )
  }
  if (purpose === 'edit') {
    return (
      <Suspense fallback={<WaitingForm />}>
        <templateScreen.Part view={view} template={template} />
      </Suspense>
    )
  }
  return (
    <StartedForm
      view={view}
      initial={template.texts}
      judged={Object.keys(template.texts)}
      place={`template/${template.id}`}
      note={<TemplateNote template={template} />}
    />
  )
}

interface SourcedFormProps {
  view: FormView
  sourceId: string
  purpose: 'edit' | 'repeat'
  /** What was typed over the document and kept. */
  kept?: UnfinishedForm
}

/** A form that was left unfinished. */
function ContinuedPayment({ view, keptId }: { view: FormView; keptId: string }) {
  const { t } = useTranslation('form')
  return (
    <ContinuedForm
      forms={unfinishedPayments}
      keptId={keptId}
      path={view.form.path}
      draftsHref={draftsHref}
      documentHref={payment => historyHref({ payment })}
      usedTitle={t($ => $.unfinished.used.title)}
      frame={content => <Page title={t($ => $.title)}>{content}</Page>}
    >
      {kept =>
        kept.edited ? (
          <SourcedForm view={view} sourceId={kept.edited.id} purpose="edit" kept={kept} />
        ) : (
          <StartedForm view={view} initial={{}} kept={kept} place={`unfinished/${kept.id}`} />
        )
      }
    </ContinuedForm>
  )
}

/** A form filled from a saved document. */
function SourcedForm({ view, sourceId, purpose, kept }: SourcedFormProps) {
  const { t } = useTranslation('form')
  const legalPartyId = useMe().currentContract.orgReferenceId
  const source = useQuery({
    ...sourceQuery(legalPartyId, sourceId),
    // Read once: what comes later would change the form under the person's hands.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  if (source.data && source.isFetchedAfterMount) {
    return <FilledForm view={view} source={source.data} purpose={purpose} kept={kept} />
  }
  return (
    <Page title={t($ => $.title)}>
      <QueryState query={source} skeleton={<CardSkeleton />}>
        {() => null}
      </QueryState>
    </Page>
  )
}

interface FilledFormProps {
  view: FormView
  source: SourceDocument
  purpose: 'edit' | 'repeat'
  kept: UnfinishedForm | undefined
}

function FilledForm({ view, source, purpose, kept }: FilledFormProps) {
  const { t } = useTranslation('paymentForm')
  const { id, isEditable } = source.payment
  if (outlineOfDocument(source.payment)?.path !== view.form.path) {
    const href = editHref(source.payment) ?? historyHref({ payment: id })
    return <OtherPlace source={source} title={t($ => $.closed.otherForm)} href={href} />
  }
  if (purpose === 'repeat') {
    const initial = textsToRepeat(view.form, source)
    return <StartedForm view={view} initial={initial} place={`repeat/${id}`} />
  }
  // A document that this person cannot edit now: signed, executed, or another person's.
  if (!isEditable) {
    return (
      <OtherPlace
        source={source}
        isLocked
        title={t($ => $.closed.title)}
        href={historyHref({ payment: id })}
      />
    )
  }
  const initial = textsToEdit(view.form, source)
  // Saving names the version that was seen when the form was kept: a colleague's later change is not written over.
  const seen = kept?.edited
    ? { ...source, payment: { ...source.payment, version: kept.edited.version } }
    : source
  return <StartedForm view={view} initial={initial} edited={seen} kept={kept} place={id} />
}

interface StartedFormProps {
  view: FormView
  initial: FormTexts
  edited?: SourceDocument
  kept?: UnfinishedForm | undefined
  place: string
  /** Fields whose mistakes are shown from the start. */
  judged?: readonly string[]
  /** Stands above the form while nothing is typed into it. */
  note?: ReactNode
  /** The field that the person goes on with. */
  focus?: string | undefined
}

function StartedForm({ place, note, focus, ...start }: StartedFormProps) {
  const { form } = start.view
  const nameOf = useFormNames()
  useEffect(
    function goOnWithField() {
      if (focus !== undefined) document.getElementById(fieldId(focus))?.focus()
    },
    [focus],
  )
  return (
    <DocumentFormScreen
      start={start}
      name={nameOf(form.path)}
      place={place}
      otherForms={<FormSwitch current={form} />}
      startNote={
        note ?? (
          <>
            <UnfinishedNote forms={unfinishedPayments} href={draftsHref} />
            <TemplatesNote form={form} />
          </>
        )
      }
    />
  )
}

interface OtherPlaceProps {
  source: SourceDocument
  title: string
  href: string
  isLocked?: boolean
}

/** The document cannot be opened here, and where it can. */
function OtherPlace({ source, title, href, isLocked = false }: OtherPlaceProps) {
  const { t } = useTranslation('paymentForm')
  const ofPayment = useTranslation('payments')
  return (
    <Page title={ofPayment.t($ => $.document.title, { number: source.payment.transferNum })}>
      <EmptyState
        illustration={isLocked ? 'locked' : 'empty'}
        title={title}
        {...(isLocked ? { text: t($ => $.closed.text) } : {})}
        action={<LinkButton href={href}>{t($ => $.closed.go)}</LinkButton>}
      />
    </Page>
  )
}
