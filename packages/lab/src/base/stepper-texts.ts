import { text } from "marienbad";

export const steps = text("Steps", "Étapes");
export const firstHome = text("First (Home)", "Début (Origine)");
export const backLeftArrow = text("Back (left arrow)", "Reculer (flèche gauche)");
export const pause = text("Pause", "Pause");
export const play = text("Play", "Lancer");
export const fromTheStart = text("From the start", "Depuis le début");
export const stepRightArrow = text("Step (right arrow)", "Avancer (flèche droite)");
export const lastEnd = text("Last (End)", "Fin");
export const step = text("Step", "Étape");
export const stepOf = (step: number, last: number) => text(`step ${step} of ${last}`, `étape ${step} sur ${last}`);
