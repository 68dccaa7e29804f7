import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { Language } from '@tartip/domain/language'
import { readVerificationCode, verificationCodesIn } from '@tartip/domain/payment/verification-code'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { FileDrop } from '../../../components/fields/file-drop.tsx'
import { refusalOfFile, type FileRule } from '../../../components/fields/file-rule.ts'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Facts } from '../../../components/layout/facts.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Chip } from '../../../components/text/chip.tsx'
import { ApiError } from '../../../lib/api-error.ts'
import { QueryScope } from '../../../lib/query-scope.tsx'
import { callRest } from '../../../lib/rest-client.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { AuthFrame } from '../auth-frame.tsx'
import classes from './verify.module.css'

interface PaperRow {
  readonly label: string
  readonly text: string
}

/** What a printed payment order says, as the server sends it in each language. */
interface CheckedPaper {
  readonly bankName: string
  readonly title: string
  readonly kind: string
  readonly amount: string
  readonly amountInWords: string
  readonly executed: string
  readonly rows: readonly PaperRow[]
  readonly signaturesTitle: string
  readonly signatures: readonly PaperRow[]
}

/** `/verify`, `/verify/<code>`: whether the bank has printed a payment order, open to everybody. */
export function VerifyRoute() {
  const { t } = useTranslation('authFlow')
  const { code = '' }: { readonly code?: string } = useParams({ strict: false })
  return (
    <AuthFrame isWide>
      <Page title={t($ => $.verify.title)}>
        <div className={classes.page}>
          <CodeForm key={code} code={code} />
          <PaperFile code={code} />
          {code === '' ? null : (
            <QueryScope>
              <Paper code={code} />
            </QueryScope>
          )}
        </div>
      </Page>
    </AuthFrame>
  )
}

function CodeForm({ code }: { code: string }) {
  const { t } = useTranslation('authFlow')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(code)
  const [isJudged, setIsJudged] = useState(false)
  const isCode = readVerificationCode(typed) !== undefined
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsJudged(true)
    if (isCode) void navigate({ to: '/verify/{-$code}', params: { code: typed.trim() } })
  }
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={t($ => $.verify.code)}
        hint={t($ => $.verify.hint)}
        value={typed}
        {...(isJudged && !isCode
          ? { error: t($ => $.verify.notCode), isErrorAnnounced: true }
          : {})}
        onChange={next => {
          setTyped(next)
          setIsJudged(false)
        }}
      />
      <Button type="submit">{t($ => $.verify.check)}</Button>
    </form>
  )
}

const paperRule: FileRule = { extensions: ['pdf'], maxMegabytes: 10 }

/** The codes of a file are read here, and the file goes nowhere. */
function PaperFile({ code }: { code: string }) {
  const { t } = useTranslation('authFlow')
  const navigate = useNavigate()
  const id = useId()
  const [codes, setCodes] = useState<readonly string[]>()
  const check = (next: string) => navigate({ to: '/verify/{-$code}', params: { code: next } })
  const read = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    const isPaper = refusalOfFile(file, paperRule) === undefined
    const found = isPaper ? verificationCodesIn(new Uint8Array(await file.arrayBuffer())) : []
    setCodes(found)
    const [first] = found
    if (first !== undefined) await check(first)
  }
  const isWrong = codes?.length === 0
  return (
    <div className={classes.form}>
      <label id={`${id}-label`} htmlFor={id}>
        {t($ => $.verify.file)}
      </label>
      <FileDrop
        id={id}
        name={undefined}
        rule={paperRule}
        isMany={false}
        isWrong={isWrong}
        isDisabled={false}
        onFiles={files => void read(files)}
      />
      {isWrong ? (
        <p id={`${id}-error`} role="alert">
          {t($ => $.verify.notPaper)}
        </p>
      ) : null}
      {codes && codes.length > 1 ? (
        <ol aria-label={t($ => $.verify.papers, { count: codes.length })}>
          {codes.map(one => (
            <li key={one}>
              <Button
                size="sm"
                variant="default"
                aria-current={one === code || undefined}
                onClick={() => void check(one)}
              >
                {one}
              </Button>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}

function Paper({ code }: { code: string }) {
  const { t } = useTranslation('authFlow')
  const language = useLanguage()
  const found = useQuery({
    queryKey: ['verification', code],
    queryFn: async ({ signal }) => {
      const path = `/payment-orders/${encodeURIComponent(code)}` as const
      const answer = await callRest({ method: 'GET', path, signal, isBeforeSession: true })
      return answer as Readonly<Record<Language, CheckedPaper>>
    },
    retry: false,
  })
  if (found.error instanceof ApiError && found.error.code === 'VERIFICATION_CODE_UNKNOWN') {
    return (
      <section role="alert" className={classes.unknown}>
        <h2>{t($ => $.verify.unknownTitle)}</h2>
        <p>{t($ => $.verify.unknownText)}</p>
      </section>
    )
  }
  return (
    <QueryState query={found}>
      {papers => {
        const paper = papers[language]
        return (
          <section aria-labelledby="checked-paper" className={classes.paper} translate="no">
            <Chip tone="success">{t($ => $.verify.genuine)}</Chip>
            <p>{t($ => $.verify.compare)}</p>
            <h2 id="checked-paper">{paper.title}</h2>
            <p className={classes.quiet}>
              {paper.bankName} · {paper.kind} · {paper.executed}
            </p>
            <p className={classes.amount}>{paper.amount}</p>
            <p className={classes.quiet}>{paper.amountInWords}</p>
            <Rows rows={paper.rows} />
            <h3>{paper.signaturesTitle}</h3>
            <Rows rows={paper.signatures} />
          </section>
        )
      }}
    </QueryState>
  )
}

const Rows = ({ rows }: { rows: readonly PaperRow[] }) => (
  <Facts facts={rows.map(({ label, text }) => [label, text] as const)} />
)
