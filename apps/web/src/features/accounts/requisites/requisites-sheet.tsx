import { useQuery } from '@tanstack/react-query'
import { IconFileText, IconShare } from '@tabler/icons-react'
import {
  correspondentsNote,
  correspondentsText,
  correspondentsTitle,
  correspondentTexts,
  requisitesOf,
  requisitesText,
  requisitesTitle,
} from '@tartip/domain/accounts/requisites'
import { languageNames, languages, type Language } from '@tartip/domain/language'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { CopyButton } from '../../../components/controls/copy-button.tsx'
import { Tabs } from '../../../components/controls/tabs.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { Drawer } from '../../../components/overlay/drawer.tsx'
import { abroadQuery } from '../../../documents/form/abroad.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { FileMenu, papersOf } from '../../../lists/file-menu.tsx'
import { ownBankQuery } from '../account-queries.ts'
import type { Account } from '../accounts-model.ts'
import classes from './requisites-sheet.module.css'

interface RequisitesSheetProps {
  account: Pick<Account, 'id' | 'account' | 'bic'>
  currency: CurrencyCode
  opened: boolean
  onClose: () => void
}

/** The details of an account in one currency, in the language of whoever will pay by them. */
export function RequisitesSheet({ account, currency, opened, onClose }: RequisitesSheetProps) {
  const { t } = useTranslation('accounts')
  const shown = useLanguage()
  const [chosen, setChosen] = useState<Language>()
  const language = chosen ?? shown
  const requisites = useRequisites(account, currency, language, opened)
  const abroad = useCorrespondents(currency, language, opened)
  const text = [requisitesText(requisites), correspondentsText(abroad.data ?? [], language)]
    .filter(part => part !== '')
    .join('\n\n')
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t($ => $.requisites.title)}
      footer={
        <div className={classes.actions}>
          <CopyButton text={text} label={t($ => $.requisites.copy)} />
          <ShareButton title={requisitesTitle(language)} text={text} />
          <FileMenu
            label={t($ => $.requisites.files)}
            icon={<IconFileText size={18} aria-hidden />}
            choices={papersOf(
              { name: 'requisites', input: { accountId: account.id, currency } },
              language,
            )}
          >
            {t($ => $.requisites.pdf)}
          </FileMenu>
        </div>
      }
    >
      <div className={classes.languages} data-no-print>
        <Tabs
          label={t($ => $.requisites.language)}
          value={language}
          tabs={languages.map(one => ({ value: one, label: languageNames[one] }))}
          onChange={setChosen}
        />
      </div>
      <div lang={language} className={classes.paper}>
        <h3>{requisitesTitle(language)}</h3>
        <dl className={classes.list}>
          {requisites.map(({ id, label, value }) => (
            <div key={id} className={classes.line}>
              <dt>{label}</dt>
              <dd className={id === 'account' || id === 'inn' ? classes.digits : undefined}>
                {value}
                <span className={classes.copy} data-no-print>
                  <CopyButton text={value} what={label} size="sm" />
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <Correspondents currency={currency} language={language} banks={abroad} />
      </div>
    </Drawer>
  )
}

/** What is known of the details so far: the names of the bank come with its directories. */
function useRequisites(
  { account, bic }: Pick<Account, 'account' | 'bic'>,
  currency: CurrencyCode,
  language: Language,
  isNeeded: boolean,
) {
  const { companyName, inn } = useMe().currentContract
  const banks = useQuery({ ...ownBankQuery, enabled: isNeeded })
  const abroad = useQuery({ ...abroadQuery, enabled: isNeeded && currency !== 'KGS' })
  const bank =
    banks.data?.find(one => one.bankCode === bic) ?? banks.data?.find(({ isHead }) => isHead)
  const bankName = bank && { ru: bank.name.ru, ky: bank.name.kg, en: bank.name.eng }
  const swiftCode = abroad.data?.ownCode
  return requisitesOf({ companyName, inn, account, currency, bic, bankName, swiftCode }, language)
}

/** The banks through which money in this currency arrives from abroad; none are needed for som. */
function useCorrespondents(currency: CurrencyCode, language: Language, isNeeded: boolean) {
  return useQuery({
    ...abroadQuery,
    enabled: isNeeded && currency !== 'KGS',
    select: ({ correspondents, countries }) => {
      const nameOf = (code: string) =>
        countries.find(one => one.code === code)?.name[language] ?? code
      return correspondentTexts(correspondents, currency, nameOf, language)
    },
  })
}

interface CorrespondentsProps {
  currency: CurrencyCode
  language: Language
  banks: ReturnType<typeof useCorrespondents>
}

function Correspondents({ currency, language, banks }: CorrespondentsProps) {
  if (currency === 'KGS') {
    return <p className={classes.note}>{correspondentsNote('KGS', 0, language)}</p>
  }
  return (
    <section className={classes.correspondents} aria-label={correspondentsTitle(language)}>
      <h3>{correspondentsTitle(language)}</h3>
      <QueryState query={banks}>
        {found => (
          <>
            <p className={classes.note}>{correspondentsNote(currency, found.length, language)}</p>
            <ul>
              {found.map(({ name, code, place }) => (
                <li key={`${code} ${name}`} className={classes.line}>
                  <p translate="no">{name}</p>
                  <p className={classes.note}>{place}</p>
                  <p className={classes.digits}>{code}</p>
                  <span className={classes.copy} data-no-print>
                    <CopyButton text={`${name}, ${code}`} what={name} size="sm" />
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </section>
  )
}

/** The sharing of the device, where there is one; elsewhere copying does the same. */
function ShareButton({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('accounts')
  if (typeof navigator.share !== 'function') return null
  const share = () => {
    // Closing the sheet of the device rejects, and that is no failure.
    navigator.share({ title, text }).catch(() => undefined)
  }
  return (
    <Button variant="default" leftSection={<IconShare size={18} aria-hidden />} onClick={share}>
      {t($ => $.requisites.share)}
    </Button>
  )
}
