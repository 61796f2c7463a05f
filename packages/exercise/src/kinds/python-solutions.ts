const RANGS = `def rangs(G, joueur, F):
    predecesseurs = {s: [] for s in G}
    restants = {}
    for s in G:
        restants[s] = len(G[s])
        for t in G[s]:
            predecesseurs[t].append(s)
    rang = {s: 0 for s in F}
    file = deque(F)
    while file:
        t = file.popleft()
        for s in predecesseurs[t]:
            restants[s] -= 1
            if s not in rang and (s[1] == joueur or restants[s] == 0):
                rang[s] = rang[t] + 1
                file.append(s)
    return rang
`;

const ATTRACTEUR = `from collections import deque


${RANGS}

def attracteur(G, joueur, F):
    return set(rangs(G, joueur, F))
`;

const STRATEGIE = `from collections import deque


${RANGS}

def strategie(G, joueur, F):
    rang = rangs(G, joueur, F)
    choix = {}
    for s in rang:
        if s[1] == joueur and s not in F:
            choix[s] = min((t for t in G[s] if t in rang), key=lambda t: rang[t])
    return choix
`;

/** Checks a strategy against every answer: with the player's moves fixed, the attractor must reach as far. */
export const STRATEGIE_REFEREE = {
  name: "est_gagnante",
  code: `def est_gagnante(G, joueur, F):
    def gagnees(coups):
        R, avant = set(F), None
        while R != avant:
            avant = set(R)
            R |= {s for s in G if coups(s) and (any if s[1] == joueur else all)(t in avant for t in coups(s))}
        return R

    choix = strategie(G, joueur, F)
    a_gagner = gagnees(lambda s: G[s])
    if not all(choix.get(s) in G[s] for s in a_gagner if s[1] == joueur and s not in F):
        return False
    return gagnees(lambda s: [choix[s]] if s[1] == joueur and s in choix else G[s]) >= a_gagner
`,
};

const MINIMAX = `def minimax(arbre, joueur):
    if not isinstance(arbre, list):
        return arbre
    valeurs = [minimax(enfant, 1 - joueur) for enfant in arbre]
    return max(valeurs) if joueur == 0 else min(valeurs)
`;

const ALPHABETA = `def alphabeta(arbre, joueur):
    feuilles = 0

    def visite(noeud, j, alpha, beta):
        nonlocal feuilles
        if not isinstance(noeud, list):
            feuilles += 1
            return noeud
        valeur = float("-inf") if j == 0 else float("inf")
        for enfant in noeud:
            v = visite(enfant, 1 - j, alpha, beta)
            if j == 0:
                valeur = max(valeur, v)
                alpha = max(alpha, valeur)
            else:
                valeur = min(valeur, v)
                beta = min(beta, valeur)
            if alpha >= beta:
                break
        return valeur

    valeur = visite(arbre, joueur, float("-inf"), float("inf"))
    return valeur, feuilles
`;

const GRUNDY = `def grundy(n, coups):
    valeurs = []
    for k in range(n + 1):
        atteintes = {valeurs[k - c] for c in coups if c <= k}
        g = 0
        while g in atteintes:
            g += 1
        valeurs.append(g)
    return valeurs[n]
`;

const ASTAR = `from heapq import heappush, heappop


def astar(G, h, depart, arrivee):
    d = {depart: 0}
    parent = {depart: None}
    frontiere = [(h[depart], 0, depart)]
    while frontiere:
        c, cout, s = heappop(frontiere)
        if cout > d[s]:
            continue
        if s == arrivee:
            chemin = []
            while s is not None:
                chemin.append(s)
                s = parent[s]
            return cout, chemin[::-1]
        for t, poids in G[s].items():
            if t not in d or cout + poids < d[t]:
                d[t] = cout + poids
                parent[t] = s
                heappush(frontiere, (d[t] + h[t], d[t], t))
    return float("inf"), []
`;

/** Correct answers to the exercises in Python, using only the standard library. */
export const SOLUTIONS = { ATTRACTEUR, STRATEGIE, MINIMAX, ALPHABETA, GRUNDY, ASTAR };
