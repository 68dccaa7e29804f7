/**
 * Roots of the passwords that everybody tries first.
 *
 * The server checks a list of leaked passwords as well (`leaked-passwords.ts`). The rules of composition keep
 * most of its entries out word for word: what comes through is a root in disguise, `P@ssw0rd1!`. So this list holds the roots, in small Latin letters as they
 * are left when the disguise is taken off: the words that head every list of leaked passwords, runs of
 * the keyboard (Russian words typed in the Latin layout among them), and the words of this country and
 * of a bank, which an attacker would try here and no foreign list contains. Own selection.
 */
export const commonPasswordRoots: ReadonlySet<string> = new Set(
  `
  password passwort passw passwd pass passphrase parol paroli parole mypassword newpassword temppassword
  secret sekret welcome welkom letmein login admin administrator root user guest test tester testing demo
  temp default master superuser super supervisor changeme change access private hello privet salam salom
  qwerty qwertyu qwertyui qwertyuiop qwertz qwert asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm
  qazwsx qazwsxedc wsxedc qweasd qweasdzxc qwe asd zxc qaz wsx abc abcd abcde abcdef aaa aaaa xxx
  iloveyou loveyou love lovely sunshine princess prince monkey dragon football soccer baseball basketball
  hockey superman batman spiderman starwars pokemon naruto shadow michael jordan hunter ranger killer
  trustno freedom forever whatever charlie jessica jennifer ashley daniel andrew joshua thomas robert
  george matthew nicole samsung apple google computer internet android windows microsoft iphone mercedes
  toyota ferrari porsche cookie chocolate banana orange flower butterfly summer winter spring autumn
  january february march april june july august september october november december monday friday sunday
  gfhjkm ghbdtn yfnfif cthtuf rjvgm.nth dbrnjhbz fylhtq ktyf vfhbyf lf ybrbnf fkbcf jktyf
  natasha nastya nastia andrey andrei sergey sergei alexey aleksandr alexander vladimir dmitry dima sasha
  masha marina elena olga irina svetlana ekaterina katya viktoria victoria oksana larisa tatiana lubov
  lyubov solnyshko zvezda krasota druzhba rossiya russia moskva moscow
  kyrgyz kyrgyzstan kirgiz kirgizstan kirgizia bishkek frunze osh jalalabad talas naryn batken karakol
  tokmok balykchy issykkul ysykkol alatoo alatau manas semetey ala som soom ak kalpak nooruz nurbek bakyt
  aibek azamat ulan nursultan aida aizada ainura begimai cholpon gulnara kunduz meerim
  bank banking mybank internetbank onlinebank finance money dengi akcha buhgalter buhgalteria accountant
  glavbuh director direktor company kompania office ofis firma tartip ibank client klient
`
    .trim()
    .split(/\s+/),
)
