const SPECIAL: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  $: "\\$",
  "&": "\\&",
  "#": "\\#",
  "%": "\\%",
  _: "\\_",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "<": "\\ensuremath{<}",
  ">": "\\ensuremath{>}",
  "|": "\\ensuremath{|}",
  "−": "\\ensuremath{-}",
  '"': "{''}",
  "«": "\\ensuremath{\\scriptscriptstyle\\ll}",
  "»": "\\ensuremath{\\scriptscriptstyle\\gg}",
  "■": "\\rule{1ex}{1ex}",
  "\u00A0": "\\nobreakspace{}",
  "\u202F": "\\thinspace{}", // before a colon, and between thousands, in French
};

/** Signs that plain LaTeX fonts have only in mathematics, with the names of their commands. */
const NAMES =
  "∞ infty,≤ le,≥ ge,≠ ne,× times,· cdot,∖ setminus,∪ cup,∩ cap,∈ in,→ to,↦ mapsto,⊕ oplus,← gets,↺ hookleftarrow," +
  "… dots,⋮ vdots,● bullet,∅ emptyset,∀ forall,∃ exists," +
  "α alpha,β beta,γ gamma,δ delta,ε varepsilon,ζ zeta,η eta,θ theta,ι iota,κ kappa,λ lambda,μ mu,ν nu,ξ xi,π pi," +
  "ρ rho,σ sigma,τ tau,υ upsilon,φ varphi,χ chi,ψ psi,ω omega,Γ Gamma,Δ Delta,Θ Theta,Λ Lambda,Ξ Xi,Π Pi," +
  "Σ Sigma,Φ Phi,Ψ Psi,Ω Omega";
const NAMED: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.split(",").map((pair) => [pair[0], `\\ensuremath{\\${pair.slice(2)}}`]),
);

/** ASCII and the accented letters of western Europe, which LaTeX reads with any font. */
const PLAIN = /[\x20-\x7EÀ-ÏÑ-ÖØ-ïñ-öø-ýÿŒœŸ’‘“”–—]/u;

/** Escapes a text for LaTeX, inside or outside a node. */
export function escapeTex(text: string): string {
  return text.replace(/[₀-₉]+|./gsu, escapeOne);
}

function escapeOne(sign: string): string {
  if (/^[₀-₉]/.test(sign)) {
    const digits = [...sign].map((digit) => digit.charCodeAt(0) - "₀".charCodeAt(0));
    return `\\textsubscript{${digits.join("")}}`;
  }
  if (Object.hasOwn(SPECIAL, sign)) return SPECIAL[sign];
  if (Object.hasOwn(NAMED, sign)) return NAMED[sign];
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(sign) ? " " : sign; // controls, and what ends a line or a paragraph in Unicode
}

/** Characters of a text that pdfLaTeX cannot set with the fonts of every installation. */
export function foreignCharacters(text: string): string[] {
  const known = (sign: string): boolean => PLAIN.test(sign) || sign in SPECIAL || sign in NAMED;
  return [...text].filter((sign) => !known(sign) && !/[₀-₉\p{C}]/u.test(sign));
}
