import { sql, type Kysely } from 'kysely'
import type { LocalizedText } from '@tartip/domain/language'
import { recordset } from '../store/twin-db.ts'
import { statementWords } from './statement-words.ts'

/**
 * For migrations: adds the other languages to texts stored in Russian only. The lists below are the
 * texts of that time and must not follow later changes.
 */
const formerNames: readonly LocalizedText[] = [
  { ru: 'Расчётный счёт', ky: 'Эсептешүү эсеби', en: 'Settlement account' },
  { ru: 'Валютный счёт', ky: 'Валюталык эсеп', en: 'Foreign currency account' },
  { ru: 'Транзитный счёт', ky: 'Транзиттик эсеп', en: 'Transit account' },
  { ru: 'Корпоративная карта', ky: 'Корпоративдик карта', en: 'Corporate card' },
  { ru: 'Кредит «Оборотный»', ky: '«Жүгүртүү» кредити', en: '“Working capital” loan' },
  { ru: 'Кредит «Оборудование»', ky: '«Жабдуу» кредити', en: '“Equipment” loan' },
  { ru: 'Депозит до востребования', ky: 'Талап боюнча депозит', en: 'Demand deposit' },
  { ru: 'Депозит «Накопление»', ky: '«Топтоо» депозити', en: '“Savings” deposit' },
  { ru: 'Депозит «Срочный»', ky: '«Мөөнөттүү» депозит', en: '“Term” deposit' },
  {
    ru: 'Закрыт по заявлению клиента',
    ky: 'Кардардын арызы боюнча жабылды',
    en: 'Closed at the client’s request',
  },
  {
    ru: 'Решение налоговой службы, расходные операции остановлены',
    ky: 'Салык кызматынын чечими, чыгаша операциялары токтотулду',
    en: 'Decision of the tax service, debits are stopped',
  },
  { ru: 'Рассрочка 0 % на 3 месяца', ky: '3 айга 0 % бөлүп төлөө', en: '3 months at 0 %' },
  { ru: 'Рассрочка 6–12 месяцев', ky: '6–12 айга бөлүп төлөө', en: '6–12 months' },
  { ru: 'Бытовая техника', ky: 'Тиричилик техникасы', en: 'Home appliances' },
  { ru: 'Головной офис', ky: 'Башкы кеңсе', en: 'Head office' },
  {
    ru: 'Отдел обслуживания юридических лиц',
    ky: 'Юридикалык жактарды тейлөө бөлүмү',
    en: 'Corporate client service',
  },
]

type Database = Kysely<unknown>

/** Puts `<column>_other` beside each column, and fills it where the text is one of the bank's known ones. */
export async function addOtherLanguages(
  db: Database,
  table: string,
  columns: readonly string[],
): Promise<void> {
  for (const column of columns) {
    const [where, text, other] = [sql.table(table), sql.ref(column), sql.ref(`${column}_other`)]
    await sql`alter table ${where} add column ${other} jsonb`.execute(db)
    await sql`
      update ${where} set ${other} = jsonb_build_object('ky', known.ky, 'en', known.en)
      from ${knownNames()} where ${text} = known.ru`.execute(db)
  }
}

/**
 * Converts a plain text inside `content` to a bank text. An unknown catalogue name keeps its
 * Russian in all languages; a reason is Russian only, as typed by an officer.
 */
export async function convertContentTexts(
  db: Database,
  table: string,
  path: readonly string[],
  kind: 'name' | 'reason',
): Promise<void> {
  const text = sql`content #>> ${[...path]}::text[]`
  const unknown =
    kind === 'name'
      ? sql`jsonb_build_object('ru', ${text}, 'ky', ${text}, 'en', ${text})`
      : sql`jsonb_build_object('ru', ${text})`
  await sql`
    update ${sql.table(table)} set content = jsonb_set(content, ${[...path]}::text[], coalesce(
      (select jsonb_build_object('ru', known.ru, 'ky', known.ky, 'en', known.en)
        from ${knownNames()} where known.ru = ${text}), ${unknown}))
    where jsonb_typeof(content #> ${[...path]}::text[]) = 'string'`.execute(db)
}

function knownNames() {
  return sql`json_to_recordset(${recordset(formerNames)}::json) as known (ru text, ky text, en text)`
}

/** Who stands in statements where the bank is the other side; its name in the directory does too. */
const formerCounterparties: readonly LocalizedText[] = [
  statementWords.loanDepartment,
  statementWords.loanPayout,
  statementWords.depositDepartment,
  statementWords.clientDeposit,
  statementWords.cardSettlements,
  statementWords.balanceForward,
]

/** What was booked by the bank itself; what people wrote is reported separately by the counterparty. */
export async function convertStatementTexts(db: Database): Promise<void> {
  await sql`
    alter table twin.operation add column counterparty_other jsonb, add column purpose_other jsonb`.execute(
    db,
  )
  const patterns = Object.values(statementWords).map(({ ru, ky, en }) => ({
    pattern: `^${ru.replace(/\{\w+\}/, '(.*)')}$`,
    ky: ky.replace(/\{\w+\}/, '{}'),
    en: en.replace(/\{\w+\}/, '{}'),
  }))
  await sql`
    update twin.operation operation set purpose_other = jsonb_build_object(
      'ky', replace(said.ky, '{}', coalesce(substring(operation.purpose from said.pattern), '')),
      'en', replace(said.en, '{}', coalesce(substring(operation.purpose from said.pattern), '')))
    from json_to_recordset(${recordset(patterns)}::json) as said (pattern text, ky text, en text)
    where operation.purpose ~ said.pattern
      and (operation.counterparty_name = any(${formerCounterparties.map(({ ru }) => ru)}::text[])
        or operation.counterparty_name in (select name from twin.bank))`.execute(db)
  await sql`
    update twin.operation operation
    set counterparty_other = jsonb_build_object('ky', known.ky, 'en', known.en)
    from json_to_recordset(${recordset(formerCounterparties)}::json)
      as known (ru text, ky text, en text)
    where operation.counterparty_name = known.ru`.execute(db)
}
