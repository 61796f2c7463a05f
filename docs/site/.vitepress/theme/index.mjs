import DefaultTheme from "vitepress/theme-without-fonts";
import { h } from "vue";
import nim from "../../pages/home.svg";
import "./style.css";

/** The home page shows what it is all about: a game as a graph, solved. */
const figure = () => h("img", { class: "image-src", src: nim, alt: "Nim with ten sticks, solved" });

export default { ...DefaultTheme, Layout: () => h(DefaultTheme.Layout, null, { "home-hero-image": figure }) };
