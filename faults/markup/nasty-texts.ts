/** What a text calls when it runs: the page's own script tells of it. */
export const RAN = '__ran';

/** Well-known nasty texts, each short enough for a name (50 characters). */
export const NASTY_NAMES: readonly string[] = [
  `<script>${RAN}(1)</script>`,
  `<img src=x onerror=${RAN}(2)>`,
  `"><svg onload=${RAN}(3)>`,
  `'-${RAN}(4)-' " onfocus=${RAN}(4) autofocus x="`,
  `</script><script>${RAN}(5)</script>`,
  `</title></style><svg/onload=${RAN}(6)>`,
  `<!--<script>${RAN}(7)//-->\u2028\u2029`,
  `\${${RAN}(8)} {{${RAN}(8)}} <%=${RAN}(8)%>`,
];

/** Longer ones, for texts of more than one line. */
export const NASTY_TEXTS: readonly string[] = [
  `javascript:${RAN}(11) <a href="javascript:${RAN}(11)">a link</a>`,
  `<iframe srcdoc="<script>parent.${RAN}(12)</script>"></iframe>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RAN}(13)>`,
  `<svg><animate onbegin=${RAN}(14) attributeName=x dur=1s>`,
  `<details open ontoggle=${RAN}(15)><summary>x</summary></details>`,
  `<style>@import 'data:text/css,*{background:red}'</style><link rel=stylesheet href=//example.com>`,
  `<base href="//example.com/"><meta http-equiv=refresh content="0;url=//example.com">`,
  `\u202e)91(${RAN}\u202c &lt;script&gt;${RAN}(17)&lt;/script&gt; %3Cscript%3E${RAN}(17)%3C/script%3E`,
];

/** Addresses that a link must not have. */
export const NASTY_LINKS: readonly string[] = [
  `javascript:${RAN}(21)`,
  `JaVaScRiPt:${RAN}(22)`,
  `java\tscript:${RAN}(23)`,
  `data:text/html,<script>opener.${RAN}(24)</script>`,
  `vbscript:${RAN}(25)`,
  ` javascript:${RAN}(26)`,
];
